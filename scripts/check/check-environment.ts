import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { openContent } from '#pipeline/load/content-files.ts';
import { loadSources, openSourceMemory } from '#pipeline/load/load-sources.ts';
import type { ComposeFacts } from '#subjects/environment/schema/compose-facts.ts';
import type { VariableFacts } from '#subjects/environment/schema/variable-facts.ts';
import { readOptions, UsageError } from '../options.ts';
import { firstReleases } from './environment/first-releases.ts';
import { readCompose, readEnvFile } from './environment/read-compose.ts';
import { groupOf } from './environment/source-files.ts';
import { variableGroups } from './environment/variable-facts.ts';
import { readPlatform } from './messages/read-platform.ts';
import { PLATFORM_COMMIT } from './messages/record.ts';

/** The release that is documented. It has no tag in the history, because its commit is before that of the tag. */
const RELEASE = 'v0.10.2';

/**
 * `npm run check -- environment --platform GIT_DIR`: compares what the platform reads from its environment, and what its Compose files set up, with
 * the fact files. With `--write`, it writes these files. The build compares them with content/environment/.
 * @param root folder of the repository
 * @param words the options; the git directory is that of a clone of the platform
 * @returns whether the files match the platform
 * @throws UsageError without a git directory
 */
export function checkEnvironment(root: string, words: readonly string[]): boolean {
  const { values } = readOptions(words, { platform: { type: 'string' }, write: { type: 'boolean' } });
  const { platform, write } = values;
  if (platform === undefined) throw new UsageError('Specify a clone of the platform: --platform GIT_DIR.');
  const list = ['--git-dir', platform, 'ls-tree', '-r', '--name-only', PLATFORM_COMMIT];
  const paths = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 100_000_000 }).split('\n');
  const results = [
    ['content/environment/facts/platform.yaml', variableFactsOf(root, platform, paths)],
    ['content/compose/facts.yaml', composeFactsOf(platform, paths)],
  ] as const;
  return results
    .map(([file, facts]) => {
      const text = `# Written by \`npm run check -- environment --platform GIT_DIR --write\`.\n${stringify(facts, { lineWidth: 0 })}`;
      if (write) writeFileSync(join(root, file), text);
      const isSame = write || readFileSync(join(root, file), 'utf8') === text;
      console.log(
        isSame
          ? `${file} matches the platform.`
          : `${file} differs from the platform. Run the command with --write, and review the changes.`,
      );
      return isSame;
    })
    .every(Boolean);
}

function variableFactsOf(root: string, platform: string, paths: readonly string[]): VariableFacts {
  const files = readPlatform(
    platform,
    PLATFORM_COMMIT,
    paths.filter((path) => groupOf(path) !== undefined),
  );
  const { sources } = loadSources(openContent(join(root, 'content')), openSourceMemory(join(root, '.cache/data')));
  const names = sources.data.environments.flatMap(({ value }) => value.variables.map(({ name }) => name));
  return {
    commit: PLATFORM_COMMIT,
    groups: variableGroups(files),
    since: firstReleases(platform, [...new Set(names)], { release: RELEASE, commit: PLATFORM_COMMIT }),
  };
}

function composeFactsOf(platform: string, paths: readonly string[]): ComposeFacts {
  const composeFiles = paths.filter((path) => /^docker\/(?!airflow\/).*docker-compose.*\.ya?ml$/.test(path));
  const files = [...readPlatform(platform, PLATFORM_COMMIT, composeFiles)].map(([path, text]) =>
    readCompose(path, text),
  );
  const named = files.flatMap(({ services }) => services.flatMap(({ envFiles = [] }) => envFiles));
  const envFiles = readPlatform(platform, PLATFORM_COMMIT, [...new Set(named)].sort());
  return {
    commit: PLATFORM_COMMIT,
    files,
    envFiles: [...envFiles].map(([file, text]) => ({ file, variables: readEnvFile(text) })),
  };
}
