import type { Scope } from '../check/context.ts';

/** An option of earlier versions that the configuration class still accepts and converts to another option, or drops with a warning. */
interface FormerOption {
  /** Types of the sources or sinks; absent for all that describe it as deprecated. */
  of?: readonly string[];
  path: string;
  /** The option that replaces it with the same value; missing if it no longer has an effect. */
  now?: string;
}

/** From the calls of `pydantic_renamed_field` and `pydantic_removed_field` upstream; those that change the value too are left out. */
const formerOptions: readonly FormerOption[] = [
  { path: 'schema_pattern', now: 'database_pattern' },
  { of: ['athena'], path: 's3_staging_dir', now: 'query_result_location' },
  { of: ['file'], path: 'filename', now: 'path' },
  { of: ['lookml', 'dbt'], path: 'github_info', now: 'git_info' },
  { of: ['snowflake'], path: 'host_port', now: 'account_id' },
  { of: ['looker'], path: 'github_info' },
  { of: ['snowflake'], path: 'check_role_grants' },
  { of: ['snowflake'], path: 'provision_role' },
  { of: ['bigquery'], path: 'usage.query_log_delay' },
  { of: ['bigquery'], path: 'platform_instance' },
];

/**
 * What happened to an option of an earlier version.
 * @param path below the config
 * @param replacement the replacement in its description
 */
export function formerOption(path: string, { plugin }: Scope, replacement?: string): FormerOption | undefined {
  return formerOptions.find((former) => {
    if (former.path !== path) return false;
    return former.of === undefined ? former.now === replacement : former.of.includes(plugin?.type ?? '');
  });
}
