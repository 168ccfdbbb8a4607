import type { RuleCase } from './rule-cases.ts';

const vault = (...config: readonly string[]) =>
  `source:\n  type: vault\n  config:\n${config.map((line) => `    ${line}\n`).join('')}sink: {type: console}\n`;

/** One case for each kind of rule between options, with the facts of `example-facts.ts`. */
export const optionRuleCases: readonly RuleCase[] = [
  {
    rule: 'option-rule',
    failing: vault('host: a', 'user: b', 'auth: KEY'),
    says: 'The `vault` source requires `key` or `key_path` with `auth: KEY`.',
    fixed: 'key: "${VAULT_KEY}"',
    passing: vault('host: a', 'user: b', 'auth: KEY', 'key_path: /run/secrets/key'),
  },
  {
    rule: 'option-rule',
    failing: vault('host: a', 'auth: KEY', 'key: ${VAULT_KEY}'),
    says: 'The `vault` source requires `user` with `auth: KEY`.',
    fixed: 'user: datahub',
    passing: vault('host: a', 'auth: ${AUTH}', 'password: ${VAULT_PASSWORD}'),
  },
  {
    rule: 'option-rule',
    failing: vault('host: a', 'lineage: false', 'columns: true'),
    says: 'The `vault` source requires `lineage: true` with `columns: true`.',
    fixed: 'lineage: true',
    passing: vault('host: a', 'lineage: false'),
  },
  {
    rule: 'option-rule',
    failing: vault('host: a', 'old_lineage: true'),
    says: '`old_lineage` of the `vault` source can’t be combined with `lineage: true`.',
    fixed: 'config:\n    host: a\nsink',
    passing: vault('host: a', 'old_lineage: true', 'lineage: no'),
  },
  {
    rule: 'option-rule',
    failing: vault('user: b'),
    says: 'The `vault` source requires one of `uri` or `host`.',
    fixed: 'uri: https://vault.example.com\n    user: b',
    passing: vault('uri: ${VAULT}'),
  },
  {
    rule: 'option-rule',
    failing: vault('host: a', 'cache: x', 'memory: y'),
    says: 'The `vault` source accepts only one of `cache` and `memory`.',
    fixed: 'host: a\n    memory: y\n',
    passing: vault('host: a', 'cache: x', 'memory:'),
  },
  {
    rule: 'option-rule',
    failing: vault('host: a', 'paths: [{table: a}, {table: "s3://b"}]'),
    says: 'The `vault` source requires `paths.1.name` with `paths.1.table` matching `^s3:`.',
    fixed: '{name: orders, table: "s3://b"}',
    passing: vault('host: a', 'paths: [{table: a}, {table: "s3://b", name: orders}]'),
  },
  {
    rule: 'ignored-option',
    failing: vault('host: a', 'user: b', 'auth: KEY', 'key: ${VAULT_KEY}', 'password: ${VAULT_PASSWORD}'),
    says: '`password` of the `vault` source has no effect without `auth: PASSWORD`.',
    fixed: 'key: ${VAULT_KEY}\nsink',
    passing: vault('host: a', 'password: ${VAULT_PASSWORD}'),
  },
  {
    rule: 'ignored-option',
    failing: vault('host: a', 'uri: https://vault.example.com'),
    says: '`host` of the `vault` source has no effect with `uri`, which sets it.',
    fixed: 'config:\n    uri: https',
    passing: vault('uri: https://vault.example.com'),
  },
  {
    rule: 'ignored-option',
    failing: vault('host: a', 'profiling: {limit: 3}'),
    says: '`profiling.limit` of the `vault` source has no effect without `profiling.enabled: true`.',
    fixed: 'profiling: {}',
    passing: vault('host: a', 'profiling: {limit: 3, enabled: true}'),
  },
];
