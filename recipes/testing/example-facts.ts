import type { PluginFacts, RecipeFacts, RecipeOption, SourceFacts } from '../facts.ts';

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
  stateful: true,
  profilingNeeds: [],
  starter: {},
  ...more,
});

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
    option('path_specs', 'list<object>', { children: [option('path_specs.*.include', 'string', { required: true })] }),
    option('rules', 'map<object>', { children: [option('rules.*.limit', 'integer')] }),
    option('profiling', 'object', {
      children: [option('profiling.enabled', 'boolean', { default: false }), option('profiling.limit', 'integer')],
    }),
    option('stateful_ingestion', 'object', { children: [option('stateful_ingestion.enabled', 'boolean')] }),
  ],
  {
    profilingNeeds: ['The account may read every table.'],
    starter: { host_port: 'db.example.com:3306', username: 'datahub', password: '"${MYSQL_PASSWORD}"' },
  },
);

const snowflake = source('snowflake', [
  option('account_id', 'string', { required: true }),
  option('password', 'secret'),
]);

const plugin = (type: string, options: readonly RecipeOption[]): PluginFacts => ({
  type,
  summary: `Does ${type}.`,
  page: `/docs/${type}`,
  anchors: `${type}.config.`,
  options,
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
  sources: ['mysql', 'snowflake', 'file'].map((type) => ({
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
  loaded: {
    mysql,
    snowflake,
    file: source('file', [option('path', 'string', { required: true })], { stateful: false }),
  },
};

/** A recipe that reads MySQL, with lines below `config` besides `host_port`, and with other lines at the end. */
export function mysqlRecipe(config: string, rest = 'sink: {type: console}'): string {
  const lines = config.trimEnd() === '' ? '' : `${config.trimEnd().replaceAll(/^/gm, '    ')}\n`;
  return `source:\n  type: mysql\n  config:\n    host_port: db.example.com:3306\n${lines}${rest}\n`;
}
