import type { RunPlace } from '../types.ts';

/** A recipe that breaks a rule, and a valid one. */
export interface RuleCase {
  rule: string;
  /** The host unless given. */
  place?: RunPlace;
  /** The whole text; a recipe of MySQL made of `config` and `rest` unless given. */
  failing?: string;
  /** Lines below `config`. */
  config?: string;
  /** The text that replaces a sink. */
  rest?: string;
  /** Message of the problem. */
  says: string;
  /** Part of the text after the first correction. */
  fixed?: string;
  /** A text without the problem; a recipe of MySQL with the lines `right` unless given. */
  passing?: string;
  right?: string;
  /** Where the valid recipe runs, if it isn't the same place. */
  passingPlace?: RunPlace;
}

/** Lists that repeat each other: a billion values in a few lines. */
const aliasBomb = [
  'a0: &a0 [x]',
  ...Array.from({ length: 7 }, (_, level) => `a${level + 1}: &a${level + 1} [${Array(9).fill(`*a${level}`)}]`),
].join('\n');

/** At least one case for each rule. */
export const ruleCases: readonly RuleCase[] = [
  {
    rule: 'unreadable',
    failing: 'source: \u0000',
    says: 'The text contains characters that don’t occur in text files, so it isn’t checked. It looks like a binary file.',
    passing: 'source: ä',
  },
  {
    rule: 'unreadable',
    failing: aliasBomb,
    says: 'Expanding the aliases would make the file huge, so it isn’t checked.',
    passing: 'a: &a [x]',
  },
  {
    rule: 'tab-indent',
    failing: 'source:\n\ttype: mysql\n\tconfig: {host_port: a}\n',
    says: 'The line is indented with a tab.',
    fixed: 'source:\n  type: mysql\n',
    passing: 'source:\n  type: mysql\t# a tab is fine here\n  config: {host_port: a}\n',
  },
  {
    rule: 'yaml-syntax',
    failing: 'source:\n  type: mysql\n---\nsink:\n  type: console\n',
    says: 'The text contains several documents, separated by `---`. A recipe must be a single document.',
  },
  {
    rule: 'yaml-syntax',
    failing: 'source:\n  type: mysql\n  config:\n    host_port: @host\n',
    says: 'A value must not begin with `@`, a backtick, or `%`. Put it in quotes.',
    fixed: "host_port: '@host'",
    passing: "source:\n  type: mysql\n  config:\n    host_port: '@host'\n",
  },
  {
    rule: 'yaml-syntax',
    failing: 'source: {type: "mysql\n',
    says: 'A quote, a bracket, a comma, or a colon with a space is missing.',
    passing: 'source: {type: mysql}\n',
  },
  {
    rule: 'no-recipe',
    failing: 'mysql',
    says: 'The text isn’t a map, so it can’t be a recipe.',
    passing: '{source: {type: mysql}}',
  },
  {
    rule: 'no-recipe',
    failing: '# nothing yet\n',
    says: 'The text doesn’t contain a recipe.',
    passing: '{source: {type: mysql}}',
  },
  {
    rule: 'duplicate-key',
    config: 'username: a\ntimeout: 1\nusername: b',
    says: 'The `username` key appears again later in the same map.',
    fixed: '3306\n    timeout: 1\n    username: b',
    right: 'username: a',
  },
  {
    rule: 'missing-source',
    failing: 'sink: {type: console}',
    says: 'The recipe has no `source`.',
    passing: 'source: {type: mysql, config: {host_port: a}}',
  },
  {
    rule: 'missing-source',
    failing: 'source: mysql',
    says: '`source` isn’t a map with `type` and `config`.',
    passing: 'source: {type: mysql, config: {host_port: a}}',
  },
  {
    rule: 'missing-sink',
    rest: '',
    says: 'The recipe has no `sink`.',
    fixed: 'sink:\n  type: datahub-rest\n  config:\n    server: http://localhost:8080\n',
  },
  {
    rule: 'missing-sink',
    rest: '',
    says: 'The recipe has no `sink`.',
    passing: 'source:\n  type: mysql\n  config:\n    host_port: a\n',
    passingPlace: 'ui',
  },
  {
    rule: 'unknown-source',
    failing: 'source:\n  type: mysq\n  config: {host_port: a}\n',
    says: 'There is no source named `mysq`. Did you mean `mysql`?',
    fixed: 'type: mysql',
    passing: 'source:\n  type: my_module.MySource\n  config: {}\n',
  },
  {
    rule: 'unknown-sink',
    rest: 'sink: {type: datahub_rest}',
    says: 'There is no sink named `datahub_rest`. Did you mean `datahub-rest`?',
    fixed: 'sink: {type: datahub-rest}',
  },
  {
    rule: 'unknown-transformer',
    rest: 'transformers:\n  - config: {tag_urns: []}\nsink: {type: console}',
    says: 'The transformer has no `type`.',
  },
  {
    rule: 'missing-config',
    failing: 'source:\n  type: mysql\n',
    says: 'The source has no `config`.',
    fixed: '  type: mysql\n  config: {}',
    passing: 'source:\n  type: mysql\n  config: {}\n',
  },
  {
    rule: 'misplaced',
    failing: 'source:\n  type: mysql\n  host_port: a\n  profiling:\n    enabled: false\n',
    says: '`host_port` is an option of the source and belongs below its `config`.',
    fixed: '  type: mysql\n  config:\n    host_port: a\n',
    passing: 'source:\n  type: mysql\n  config:\n    host_port: a\n',
  },
  {
    rule: 'misplaced',
    failing: 'source:\n  type: mysql\nconfig:\n  host_port: a\n  profiling:\n    enabled: false\n',
    says: '`config` is indented like `source`, but belongs below it, next to `type`.',
    fixed: 'source:\n  config:\n    host_port: a\n    profiling:\n      enabled: false\n  type: mysql',
    passing: 'source:\n  type: mysql\n  config:\n    host_port: a\n',
  },
  {
    rule: 'misplaced',
    failing: 'source:\n  type: mysql\n  config:\n    host_port: a\n  sink:\n    type: console\n',
    says: '`sink` is indented too far: it belongs at the top level of the recipe.',
    fixed: 'sink:\n  type: console\nsource:\n',
    passing: 'source:\n  type: mysql\n  config:\n    host_port: a\nsink:\n  type: console\n',
  },
  {
    rule: 'misplaced',
    failing: 'source:\n  type: mysql\n  config:\n    host_port: a\ntimeout: 5\nsink: {type: console}\n',
    says: '`timeout` is an option of the source and belongs below its `config`.',
    fixed: '    timeout: 5\n    host_port: a\nsink',
    passing: 'source:\n  type: mysql\n  config:\n    host_port: a\n    timeout: 5\n',
  },
  {
    rule: 'unknown-option',
    config: 'usernam: datahub',
    says: 'The `mysql` source has no `usernam` option. Did you mean `username`?',
    fixed: 'username: datahub',
    right: 'username: datahub',
  },
  {
    rule: 'unknown-option',
    config: 'profiling:\n  limitt: 3',
    says: 'The `mysql` source has no `profiling.limitt` option. Did you mean `limit`?',
    fixed: 'profiling:\n      limit: 3',
    right: 'profiling:\n  limit: 3',
  },
  {
    rule: 'unknown-option',
    config: 'platformInstance: a',
    says: 'The `mysql` source has no `platformInstance` option. Did you mean `platform_instance`?',
    fixed: 'platform_instance: a',
    right: 'platform_instance: a',
  },
  {
    rule: 'unknown-option',
    rest: 'sink: {type: console}\npipelinename: a',
    says: 'The recipe has no `pipelinename` option. Did you mean `pipeline_name`?',
    fixed: 'pipeline_name: a',
  },
  {
    rule: 'missing-option',
    failing: 'source:\n  type: mysql\n  config:\n    username: a\n',
    says: '`host_port` of the `mysql` source is required, but it is missing.',
    fixed: '  config:\n    host_port: db.example.com:3306\n    username: a',
    passing: 'source:\n  type: snowflake\n  config:\n    host_port: a\n',
  },
  {
    rule: 'missing-option',
    failing: 'source:\n  type: mysql\n  config:\n    host_port:\n    username: a\n',
    says: '`host_port` of the `mysql` source is required, but it is empty.',
    fixed: '    host_port: db.example.com:3306\n    username',
    passing: 'source:\n  type: mysql\n  config:\n    host_port: a\n',
  },
  {
    rule: 'wrong-type',
    config: 'timeout: soon',
    says: '`timeout` of the `mysql` source must be a whole number, but it is a string.',
    right: 'timeout: ${TIMEOUT}',
  },
  {
    rule: 'wrong-type',
    config: 'hosts: a, b',
    says: '`hosts` of the `mysql` source must be a list, but it is a string.',
    fixed: 'hosts: ["a, b"]',
    right: 'hosts: [a]',
  },
  {
    rule: 'wrong-type',
    config: 'table_pattern: [a, b]',
    says: '`table_pattern` of the `mysql` source must be a map of keys and values, but it is a list.',
    fixed: 'table_pattern: {allow: [a, b]}',
    right: 'table_pattern: {allow: [a, b]}',
  },
  {
    rule: 'wrong-type',
    config: 'database: [sales]',
    says: '`database` of the `mysql` source must be a string, but it is a list.',
    fixed: 'database: sales',
    right: 'database: sales',
  },
  {
    rule: 'wrong-type',
    config: 'since: 2023-04-01',
    says: '`since` of the `mysql` source must be a string, but it is parsed as a date.',
    fixed: "since: '2023-04-01'",
    right: "since: '2023-04-01'",
  },
  {
    rule: 'loose-type',
    config: 'timeout: "30"',
    says: '`timeout` of the `mysql` source expects a whole number, but `30` is written as a different type.',
    fixed: 'timeout: 30',
    right: 'timeout: 30',
  },
  {
    rule: 'not-allowed',
    config: 'usage_mode: skpi',
    says: '`usage_mode` of the `mysql` source does not accept `skpi`.',
    fixed: 'usage_mode: skip',
    right: 'usage_mode: skip',
  },
  {
    rule: 'not-allowed',
    config: 'emit: NO',
    says: 'YAML reads `NO` as true or false, but `emit` of the `mysql` source must be a string.',
    fixed: "emit: 'NO'",
    right: 'env: prod',
  },
  {
    rule: 'changed-text',
    config: 'password: 0123',
    says: '`password` of the `mysql` source must be a string, but YAML reads `0123` as `83`.',
    fixed: "password: '0123'",
    right: 'username: 123',
  },
  {
    rule: 'changed-text',
    config: 'database: on',
    says: '`database` of the `mysql` source must be a string, but YAML reads `on` as `True`.',
    fixed: "database: 'on'",
    right: 'database: y',
  },
  {
    rule: 'deprecated-option',
    config: 'schema_pattern: {allow: [a]}',
    says: '`schema_pattern` of the `mysql` source is deprecated. It was replaced by `database_pattern`.',
    fixed: 'database_pattern: {allow: [a]}',
    right: 'database_pattern: {allow: [a]}',
  },
  {
    rule: 'deprecated-option',
    config: 'database_alias: shop',
    says: '`database_alias` of the `mysql` source is deprecated. It was replaced by `platform_instance`.',
    right: 'platform_instance: shop',
  },
  {
    rule: 'deprecated-option',
    failing: 'source:\n  type: snowflake\n  config:\n    host_port: a\n',
    says: '`host_port` of the `snowflake` source is the old name of `account_id`.',
    fixed: 'account_id: a',
    passing: 'source:\n  type: snowflake\n  config:\n    account_id: a\n',
  },
  {
    rule: 'removed-option',
    failing: 'source:\n  type: snowflake\n  config:\n    account_id: a\n    provision_role:\n      enabled: true\n',
    says: '`provision_role` of the `snowflake` source was removed and has no effect.',
    fixed: '    account_id: a\n',
    passing: 'source:\n  type: snowflake\n  config:\n    account_id: a\n',
  },
  {
    rule: 'literal-secret',
    config: 'password: hunter2',
    says: '`password` of the `mysql` source contains the secret itself.',
    fixed: 'password: "${MYSQL_PASSWORD}"',
    right: 'password: ${MYSQL_PASSWORD}',
  },
  {
    rule: 'literal-secret',
    config: 'options:\n  connect_args:\n    ssl_password: abc',
    says: '`options.connect_args.ssl_password` of the `mysql` source contains the secret itself.',
    fixed: 'ssl_password: "${MYSQL_OPTIONS_CONNECT_ARGS_SSL_PASSWORD}"',
    right: 'options:\n  pool_size: 3',
  },
  {
    rule: 'literal-secret',
    config: 'sqlalchemy_uri: mysql://me:hunter2@db/sales',
    says: 'The address in `sqlalchemy_uri` of the `mysql` source contains a password.',
    fixed: 'sqlalchemy_uri: "mysql://me:${MYSQL_PASSWORD}@db/sales"',
    right: 'sqlalchemy_uri: mysql://me:${MYSQL_PASSWORD}@db/sales',
  },
  {
    rule: 'literal-secret',
    rest: 'sink: {type: datahub-rest, config: {server: "http://localhost:8080", token: abc}}',
    says: '`token` of the `datahub-rest` sink contains the secret itself.',
    fixed: 'token: "${DATAHUB_GMS_TOKEN}"',
  },
  {
    rule: 'literal-secret',
    failing: 'source:\n  type: my.own.Source\n  config: {host: a, password: hunter2, user: b}\nsink: {type: console}\n',
    says: '`password` of the `my.own.Source` source contains the secret itself.',
    fixed: 'password: "${MY_OWN_SOURCE_PASSWORD}"',
    passing: 'source:\n  type: my.own.Source\n  config: {host: a, password: "${PASSWORD}"}\nsink: {type: console}\n',
  },
  {
    rule: 'literal-secret',
    config: 'passwort: hunter2\ndb:\n  api_key: abc',
    says: '`db.api_key` of the `mysql` source contains the secret itself.',
    fixed: 'api_key: "${MYSQL_DB_API_KEY}"',
    right: 'username: a',
  },
  {
    rule: 'literal-secret',
    failing:
      'source:\n  type: nothing\n  config:\n    note: "-----BEGIN PRIVATE KEY-----\\nabc"\nsink: {type: console}\n',
    says: 'This value contains a private key.',
    fixed: 'note: "${SECRET_VALUE}"',
    passing: 'source:\n  type: nothing\n  config:\n    note: a private key is not in here\nsink: {type: console}\n',
  },
  {
    rule: 'urn-value',
    rest: 'transformers: [{type: simple_add_dataset_tags, config: {tag_urns: [pii]}}]\nsink: {type: console}',
    says: '`tag_urns.0` of the `simple_add_dataset_tags` transformer is a name, not a valid URN.',
    fixed: 'tag_urns: ["urn:li:tag:pii"]',
    passing:
      'source: {type: mysql, config: {host_port: a}}\ntransformers: [{type: simple_add_dataset_tags, config: {tag_urns: ["urn:li:tag:pii"]}}]\n',
  },
  {
    rule: 'urn-value',
    rest: 'transformers: [{type: simple_add_dataset_ownership, config: {owner_urns: ["urn:li:tag:pii"]}}]\nsink: {type: console}',
    says: '`owner_urns.0` of the `simple_add_dataset_ownership` transformer isn’t a valid URN of type corpuser or corpGroup.',
    passing:
      'source: {type: mysql, config: {host_port: a}}\ntransformers: [{type: simple_add_dataset_domain, config: {domains: [Sales]}}]\n',
  },
  {
    rule: 'server-form',
    rest: 'sink:\n  type: datahub-rest\n  config:\n    server: localhost:8080',
    says: '`sink.config.server` does not begin with `http://` or `https://`.',
    fixed: 'server: "http://localhost:8080"',
  },
  {
    rule: 'frontend-port',
    rest: 'sink:\n  type: datahub-rest\n  config:\n    server: http://localhost:9002',
    says: '`sink.config.server` is the web application’s address, not the metadata service’s.',
    fixed: 'server: http://localhost:8080',
    passing:
      'source: {type: mysql, config: {host_port: a}}\nsink:\n  type: datahub-rest\n  config:\n    server: http://localhost:9002/api/gms\n',
  },
  {
    rule: 'proxied-address',
    rest: 'sink:\n  type: datahub-rest\n  config:\n    server: https://datahub.example.com',
    says: '`sink.config.server` looks like the web application’s address.',
    fixed: 'server: https://datahub.example.com/api/gms',
    passing:
      "source: {type: mysql, config: {host_port: a}}\nsink: {type: datahub-rest, config: {server: 'https://gms.example.com'}}\n",
  },
  {
    rule: 'unreachable-address',
    place: 'container',
    rest: 'sink:\n  type: datahub-rest\n  config:\n    server: http://localhost:8080',
    says: '`sink.config.server`: `localhost` is the container itself, where nothing is listening.',
    fixed: 'server: http://datahub-gms:8080',
    passing:
      "source: {type: mysql, config: {host_port: a}}\nsink: {type: datahub-rest, config: {server: 'http://host.docker.internal:8080'}}\n",
  },
  {
    rule: 'unreachable-address',
    place: 'ui',
    rest: 'sink:\n  type: datahub-rest\n  config:\n    server: http://localhost:8080',
    says: '`sink.config.server`: `localhost` is the container itself, where nothing is listening.',
    fixed: 'host_port: db.example.com:3306\n',
  },
  {
    rule: 'unreachable-address',
    place: 'host',
    rest: 'sink:\n  type: datahub-rest\n  config:\n    server: http://datahub-gms:8080',
    says: '`sink.config.server`: `datahub-gms` exists only inside the Docker network, so this machine can’t resolve it.',
    fixed: 'server: http://localhost:8080',
  },
  {
    rule: 'unreachable-address',
    place: 'kubernetes',
    rest: 'sink:\n  type: datahub-rest\n  config:\n    server: http://host.docker.internal:8080',
    says: '`sink.config.server`: pods can’t resolve `host.docker.internal`, which is specific to Docker Desktop.',
    fixed: 'server: http://datahub-datahub-gms:8080',
  },
  {
    rule: 'unreachable-address',
    place: 'container',
    rest: 'sink:\n  type: datahub-kafka\n  config:\n    connection:\n      bootstrap: broker:9092',
    says: '`sink.config.connection.bootstrap`: the broker serves containers on port 29092. On port 9092, it redirects them to `localhost`.',
    fixed: 'bootstrap: broker:29092',
  },
  {
    rule: 'unreachable-address',
    place: 'container',
    failing: 'source:\n  type: mysql\n  config:\n    host_port: localhost:3306\nsink: {type: console}\n',
    says: '`source.config.host_port`: `localhost` is the container itself, where nothing is listening.',
    fixed: 'host_port: host.docker.internal:3306',
  },
  {
    rule: 'pipeline-name',
    config: 'stateful_ingestion:\n  enabled: true',
    says: '`stateful_ingestion` is turned on, but the recipe has no `pipeline_name`.',
    fixed: 'pipeline_name: mysql_ingestion\nsource:',
    right: 'stateful_ingestion:\n  enabled: false',
  },
  {
    rule: 'state-connection',
    config: 'stateful_ingestion:\n  enabled: true',
    rest: 'sink: {type: console}\npipeline_name: a',
    says: '`stateful_ingestion` needs a connection for reading from DataHub, but the recipe has none.',
    fixed: 'datahub_api:\n  server: http://localhost:8080\nsource:',
  },
  {
    rule: 'patch-connection',
    rest: 'sink: {type: console}\ntransformers:\n  - type: simple_add_dataset_tags\n    config: {semantics: PATCH, tag_urns: []}',
    says: 'The `simple_add_dataset_tags` transformer needs a connection for reading from DataHub, but the recipe has none.',
    fixed: 'datahub_api:\n  server: http://localhost:8080\nsource:',
  },
  {
    rule: 'domain-connection',
    config: 'domain:\n  Marketing:\n    allow: [shop]',
    rest: 'sink: {type: console}',
    says: 'The `Marketing` domain is looked up in DataHub, but the recipe has no connection for reading from it.',
    fixed: 'datahub_api:\n  server: http://localhost:8080\nsource:',
  },
  {
    rule: 'domain-connection',
    config: "domain:\n  'urn:li:domain:a':\n    allow: [a]\n  b:\n    allow: [b]",
    rest: 'sink: {type: file, config: {filename: out.json}}',
    says: 'The `b` domain is looked up in DataHub, but the recipe has no connection for reading from it.',
    passing:
      "source:\n  type: mysql\n  config:\n    host_port: a:3306\n    domain:\n      'urn:li:domain:a':\n        allow: [a]\n      13ae4d85-d955-49fc-8474-9004c663a810:\n        allow: [b]\nsink: {type: console}\n",
  },
  {
    rule: 'patch-connection',
    rest: "sink: {type: console}\ntransformers:\n  - type: simple_add_dataset_domain\n    config: {domains: ['urn:li:domain:a']}",
    says: 'The `simple_add_dataset_domain` transformer needs a connection for reading from DataHub, but the recipe has none.',
    passing:
      'source: {type: mysql, config: {host_port: a}}\nsink: {type: console}\ntransformers:\n  - type: add_dataset_domain\n    config: {get_domains_to_add: a:b}\n',
  },
  {
    rule: 'patch-connection',
    failing: 'source: {type: dbt, config: {}}\nsink: {type: console}\n',
    says: 'The `dbt` source needs a connection for reading from DataHub, but the recipe has none.',
    passing: 'source: {type: dbt, config: {write_semantics: OVERRIDE}}\nsink: {type: console}\n',
  },
  {
    rule: 'patch-connection',
    failing: 'source:\n  type: dbt\n  config: {write_semantics: PATCH}\nsink: {type: console}\n',
    says: 'The `dbt` source needs a connection for reading from DataHub, but the recipe has none.',
    fixed: 'datahub_api:\n  server: http://localhost:8080\nsource:',
    passing: 'source: {type: dbt}\nsink: {type: datahub-rest}\n',
  },
  {
    rule: 'transformer-shape',
    rest: 'transformers:\n  type: simple_add_dataset_tags\n  config:\n    tag_urns: []',
    says: '`transformers` is a map, but it must be a list.',
    fixed: 'transformers:\n  - type: simple_add_dataset_tags\n    config:\n      tag_urns: []',
  },
  {
    rule: 'transformer-shape',
    rest: 'transformers:\n  - simple_add_dataset_tags:\n      tag_urns: []',
    says: '`simple_add_dataset_tags` must be the entry’s `type`, not its name.',
    fixed: '  - type: simple_add_dataset_tags\n    config:\n      tag_urns: []',
  },
  {
    rule: 'transformer-order',
    rest: 'transformers:\n  - {type: simple_add_dataset_ownership, config: {owner_urns: []}}\n  - {type: simple_remove_dataset_ownership, config: {}}',
    says: '`simple_remove_dataset_ownership` removes what `simple_add_dataset_ownership` added earlier.',
    passing:
      'source: {type: mysql, config: {host_port: a}}\ntransformers:\n  - {type: simple_remove_dataset_ownership, config: {}}\n  - {type: simple_add_dataset_ownership, config: {owner_urns: []}}\n',
  },
  {
    rule: 'transformer-pattern',
    rest: "transformers:\n  - type: pattern_add_dataset_tags\n    config:\n      tag_pattern:\n        rules:\n          sales: ['urn:li:tag:sales']",
    says: 'The `sales` rule of the `pattern_add_dataset_tags` transformer matches nothing, because no URN begins like that.',
    fixed: "'.*sales': ['urn",
  },
  {
    rule: 'glob-pattern',
    config: 'table_pattern: {allow: [sales_*]}',
    says: '`sales_*` in `table_pattern.allow.0` of the `mysql` source looks like a wildcard, not a regular expression.',
    fixed: "allow: ['sales_.*']",
    right: 'table_pattern: {allow: [sales_.*]}',
  },
  {
    rule: 'profiling-permission',
    config: 'profiling:\n  enabled: true',
    says: 'Profiling `mysql` has more requirements than reading metadata does.',
    right: 'profiling:\n  enabled: false',
  },
  {
    rule: 'missing-extra',
    failing: '# pip install acryl-datahub\nsource: {type: mysql, config: {host_port: a}}\n',
    says: 'The install command in the comment is missing `mysql`.',
    fixed: "# pip install 'acryl-datahub[mysql]'",
    passing: "# pip install 'acryl-datahub[mysql]'\nsource: {type: mysql, config: {host_port: a}}\n",
  },
];
