import {
  type BundledHosts,
  databaseConnection,
  graphConnection,
  kafkaConnection,
  searchConnection,
  sizes,
} from './connections.ts';
import type { EntryValues } from './entries.ts';
import type { Choices } from './fields.ts';

/** Names of the secrets and config maps on Kubernetes. */
export interface ObjectNames {
  auth: string;
  encryption: string;
  session: string;
  database: string;
  search: string;
  kafka: string;
  authority: string;
  neo4j: string;
  oidc: string;
  users: string;
  certificate: string;
  executor: string;
}

/** Everything that the writers of files need to know. */
export type Deployment = ReturnType<typeof deploymentOf>;

/** Determines what a deployment consists of. */
export function deploymentOf(choices: Choices, values: EntryValues, bundled: BundledHosts) {
  return {
    choices,
    values,
    names: objectNames(values.secretPrefix, choices),
    database: databaseConnection(choices, values, bundled),
    search: searchConnection(choices, values, bundled),
    kafka: kafkaConnection(choices, values, bundled),
    graph: graphConnection(choices, values, bundled),
    size: sizes[choices.size],
    isSeparate: choices.consumers === 'separate',
    isPublic: choices.access !== 'local',
    requiresTokens: choices.tokens === 'required',
    isProduction: choices.purpose === 'production',
    hasOwnAuthority: choices.databaseTls === 'verified' || choices.searchSecurity === 'private-ca',
    /** Whether a file replaces the one with the root user's public password. The root user can log in alongside single sign-on. */
    hasPasswordFile: choices.signIn !== 'default',
    isOidc: choices.signIn.startsWith('oidc'),
    signsSearchRequests: choices.searchSecurity === 'iam',
  } as const;
}

function objectNames(prefix: string, { database, graph }: Choices): ObjectNames {
  return {
    auth: `${prefix}-auth-secrets`,
    encryption: `${prefix}-encryption-secrets`,
    session: `${prefix}-session`,
    // The prerequisites chart reads its passwords from secrets with these names.
    database:
      database === 'bundled'
        ? 'mysql-secrets'
        : database === 'bundled-postgres'
          ? 'postgresql-secrets'
          : `${prefix}-db`,
    search: `${prefix}-search`,
    kafka: `${prefix}-kafka`,
    authority: `${prefix}-ca`,
    neo4j: graph === 'neo4j-bundled' ? 'neo4j-secrets' : `${prefix}-neo4j`,
    oidc: `${prefix}-oidc`,
    users: `${prefix}-users`,
    certificate: `${prefix}-tls`,
    executor: `${prefix}-executor`,
  };
}

/** Key of the secret with the database user’s password. */
export function databaseKey({ choices: { database } }: Deployment): string {
  if (database === 'bundled') return 'mysql-root-password';
  return database === 'bundled-postgres' ? 'postgres-password' : 'password';
}
