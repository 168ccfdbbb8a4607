import type { PluginFacts, RecipeFacts, RecipeOption, RecipeRule, SourceFacts } from '../facts.ts';

const option = (path: string, type: string, more: Partial<RecipeOption> = {}): RecipeOption => ({
  name: path.split('.').at(-1) ?? path,
  path,
  type,
  required: false,
  description: `What \`${path}\` is for.`,
  ...more,
});

const pattern = (path: string) =>
  option(path, 'AllowDenyPattern', {
    children: [option(`${path}.allow`, 'list<string>'), option(`${path}.deny`, 'list<string>')],
  });

const part = (path: string, type: string, required = false) =>
  option(path, type, {
    required,
    children: [
      option(`${path}.type`, 'string', { required: true }),
      option(`${path}.config`, 'any'),
      ...(path === 'source' ? [option('source.extractor', 'string')] : []),
    ],
  });

const keys: RecipeOption[] = [
  part('source', 'object', true),
  part('sink', 'object'),
  part('transformers', 'list<object>'),
  option('pipeline_name', 'string'),
  option('datahub_api', 'DatahubClientConfig', {
    children: [option('datahub_api.server', 'url'), option('datahub_api.token', 'secret')],
  }),
];

const source = (type: string, options: readonly RecipeOption[], more: Partial<SourceFacts> = {}): SourceFacts => ({
  type,
  summary: `Reads ${type}.`,
  page: `/docs/generated/ingestion/sources/${type}`,
  anchors: 'config.',
  options,
  rules: [],
  stateful: true,
  profilingNeeds: [],
  scenarios: [],
  features: [],
  patterns: [],
  ...more,
});

const startRecipe = `source:
  type: mysql
  config:
    host_port: localhost:3306
    username: datahub
    password: \${MYSQL_PASSWORD}

sink:
  type: datahub-rest
  config:
    server: http://localhost:8080
`;

const productionRecipe = `# Every night.
pipeline_name: mysql_nightly

source:
  type: mysql
  config:
    host_port: db.example.com:3306
    username: datahub
    password: \${MYSQL_PASSWORD}

    # Only what counts.
    table_pattern:
      allow:
        - '^shop\\.'
    stateful_ingestion:
      enabled: true

sink:
  type: datahub-rest
  config:
    server: https://datahub.example.com/api/gms
    token: \${DATAHUB_GMS_TOKEN}
`;

const mysql = source(
  'mysql',
  [
    option('host_port', 'string', { required: true, example: 'db.example.com:3306' }),
    option('database', 'string'),
    option('username', 'string'),
    option('password', 'secret'),
    option('timeout', 'integer'),
    option('include_views', 'boolean', { default: true }),
    option('sqlalchemy_uri', 'secret'),
    option('since', 'string'),
    option('options', 'object'),
    option('env', 'string', {
      allowed: [
        { value: 'PROD', meaning: 'It is used.' },
        { value: 'NON_PROD', meaning: 'It is not.' },
      ],
    }),
    option('emit', 'string', {
      allowed: [
        { value: 'YES', meaning: 'It is sent.' },
        { value: 'NO', meaning: 'It is not.' },
        { value: 'ONLY', meaning: 'Nothing else.' },
      ],
    }),
    option('usage_mode', 'string', {
      allowed: [
        { value: 'skip', meaning: 'No usage.' },
        { value: 'with_usage', meaning: 'Usage too.' },
      ],
    }),
    pattern('table_pattern'),
    pattern('database_pattern'),
    option('schema_pattern', 'AllowDenyPattern', {
      children: [option('schema_pattern.allow', 'list<string>')],
      deprecated: { note: 'There are no schemas.', replacement: 'database_pattern' },
    }),
    option('database_alias', 'string', { deprecated: { note: 'Logs a warning.', replacement: 'platform_instance' } }),
    option('platform_instance', 'string'),
    option('hosts', 'list<string>'),
    option('domain', 'map<object>', { extraKeys: true, looksUpDomains: true }),
    option('path_specs', 'list<object>', { children: [option('path_specs.*.include', 'string', { required: true })] }),
    option('rules', 'map<object>', { children: [option('rules.*.limit', 'integer')] }),
    option('profiling', 'object', {
      children: [option('profiling.enabled', 'boolean', { default: false }), option('profiling.limit', 'integer')],
    }),
    option('stateful_ingestion', 'object', { children: [option('stateful_ingestion.enabled', 'boolean')] }),
  ],
  {
    profilingNeeds: ['The account may read every table.'],
    scenarios: [
      { id: 'start', title: 'Start', shows: 'The smallest one.', yaml: startRecipe },
      { id: 'production', title: 'Production', shows: 'Every night.', yaml: productionRecipe },
    ],
    features: [{ name: 'Data Profiling', options: ['profiling.enabled'] }],
    patterns: [{ option: 'table_pattern', matches: 'database.table' }],
  },
);

const snowflake = source('snowflake', [
  option('account_id', 'string', { required: true }),
  option('password', 'secret'),
]);

const rule = (
  kind: RecipeRule['kind'],
  options: RecipeRule['options'],
  more: Partial<RecipeRule> = {},
): RecipeRule => ({
  kind,
  within: '',
  when: [],
  options,
  why: 'The vault says so.',
  severity: 'error',
  ...more,
});

const byKey: RecipeRule['when'] = [{ option: 'auth', is: ['KEY'], default: 'PASSWORD' }];

/** A source with a rule of each kind. */
const vault = source(
  'vault',
  [
    option('auth', 'string', {
      default: 'PASSWORD',
      allowed: [
        { value: 'PASSWORD', meaning: 'With a password.' },
        { value: 'KEY', meaning: 'With a key.' },
      ],
    }),
    option('password', 'secret'),
    option('key', 'secret'),
    option('key_path', 'path', { example: '/run/secrets/key' }),
    option('user', 'string', { example: 'datahub' }),
    option('uri', 'url', { example: 'https://vault.example.com' }),
    option('host', 'string', { example: 'vault.example.com' }),
    option('old_lineage', 'boolean', { default: false }),
    option('lineage', 'boolean', { default: true }),
    option('columns', 'boolean', { default: true }),
    option('cache', 'string'),
    option('memory', 'string'),
    option('paths', 'list<object>', {
      children: [option('paths.*.table', 'string'), option('paths.*.name', 'string', { example: 'orders' })],
    }),
    option('profiling', 'object', {
      children: [option('profiling.enabled', 'boolean', { default: false }), option('profiling.limit', 'integer')],
    }),
  ],
  {
    rules: [
      rule('atLeastOneOf', [{ option: 'key' }, { option: 'key_path' }], { when: byKey }),
      rule('onlyWith', [{ option: 'password' }], {
        when: [{ option: 'auth', is: ['PASSWORD'], default: 'PASSWORD' }],
        severity: 'warning',
      }),
      rule('requires', [{ option: 'user' }], { when: byKey, message: 'user is none' }),
      rule('requires', [{ option: 'lineage', is: [true], default: true }], {
        when: [{ option: 'columns', is: [true], written: true }],
      }),
      rule('excludes', [{ option: 'old_lineage', is: [true], default: false }], {
        when: [{ option: 'lineage', is: [true], default: true }],
      }),
      rule('exactlyOneOf', [{ option: 'uri' }, { option: 'host' }]),
      rule('atMostOneOf', [{ option: 'cache' }, { option: 'memory' }]),
      rule('impliedBy', [{ option: 'host' }], { when: [{ option: 'uri' }], severity: 'warning' }),
      rule('requires', [{ option: 'name' }], {
        within: 'paths.*',
        when: [{ option: 'table', matches: '^s3:' }],
      }),
      rule('onlyWith', [{ option: 'limit' }], {
        within: 'profiling',
        when: [{ option: 'enabled', is: [true], default: false }],
        severity: 'warning',
      }),
    ],
  },
);

const plugin = (type: string, options: readonly RecipeOption[]): PluginFacts => ({
  type,
  summary: `Does ${type}.`,
  page: `/docs/${type}`,
  anchors: `${type}.config.`,
  options,
  rules: [],
});

const semantics = [
  option('semantics', 'string', {
    allowed: [
      { value: 'OVERWRITE', meaning: 'The server forgets.' },
      { value: 'PATCH', meaning: 'The server keeps.' },
    ],
  }),
  option('replace_existing', 'boolean'),
];

/** Facts for tests: two sources, the sinks, and transformers with the names of real ones. */
export const exampleFacts: RecipeFacts = {
  keys,
  sources: ['mysql', 'snowflake', 'file', 'vault', 'dbt'].map((type) => ({
    type,
    title: type === 'mysql' ? 'MySQL' : type,
    connector: type,
    icon: null,
    extra: type === 'file' ? null : type,
    page: `/docs/generated/ingestion/sources/${type}`,
  })),
  sinks: [
    plugin('datahub-rest', [option('server', 'url', { default: 'http://localhost:8080' }), option('token', 'secret')]),
    plugin('datahub-kafka', [
      option('connection', 'object', {
        children: [option('connection.bootstrap', 'string'), option('connection.schema_registry_url', 'url')],
      }),
    ]),
    plugin('file', [option('filename', 'path', { required: true })]),
    plugin('console', []),
  ],
  transformers: [
    plugin('simple_add_dataset_tags', [option('tag_urns', 'list<string>', { required: true }), ...semantics]),
    plugin('simple_add_dataset_domain', [option('domains', 'list<string>', { required: true }), ...semantics]),
    plugin('simple_add_dataset_ownership', [option('owner_urns', 'list<string>', { required: true }), ...semantics]),
    plugin('simple_remove_dataset_ownership', []),
    plugin('pattern_add_dataset_tags', [
      option('tag_pattern', 'KeyValuePattern', {
        required: true,
        children: [option('tag_pattern.rules', 'map<list<string>>')],
      }),
      ...semantics,
    ]),
  ],
  urns: ['tag', 'glossaryTerm', 'corpuser', 'corpGroup', 'domain'].map((name) => ({
    name,
    title: name,
    parts: [{ name: 'name', example: 'a' }],
  })),
  loaded: {
    mysql,
    snowflake,
    vault,
    dbt: source('dbt', [option('write_semantics', 'string', { default: 'PATCH' })]),
    file: source('file', [option('path', 'string', { required: true })], { stateful: false }),
  },
};

/** A recipe that reads MySQL, with lines below `config` besides `host_port`, and with other lines at the end. */
export function mysqlRecipe(config: string, rest = 'sink: {type: console}'): string {
  const lines = config.trimEnd() === '' ? '' : `${config.trimEnd().replaceAll(/^/gm, '    ')}\n`;
  return `source:\n  type: mysql\n  config:\n    host_port: db.example.com:3306\n${lines}${rest}\n`;
}
