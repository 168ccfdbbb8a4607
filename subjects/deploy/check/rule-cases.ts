/** A file that breaks a rule, and one that doesn't. */
interface CodeRuleCase {
  rule: string;
  fails: string;
  /** Message of the problem. */
  says: string;
  /** The text after the first correction. */
  fixed?: string;
  passes: string;
}

/** At least one case for each rule that is code. */
export const codeRuleCases: readonly CodeRuleCase[] = [
  {
    rule: 'unreadable',
    fails: 'global: \u0000',
    says: 'The text contains characters that don’t occur in text files, so it isn’t checked. It looks like a binary file.',
    passes: 'global: {}',
  },
  {
    rule: 'tab-indent',
    fails: 'global:\n\tdatahub: {}\n',
    says: 'The line is indented with a tab.',
    fixed: 'global:\n  datahub: {}\n',
    passes: 'global:\n  datahub: {}\n',
  },
  {
    rule: 'yaml-syntax',
    fails: 'global: {}\n---\nsql: {}\n',
    says: 'The text contains several documents, separated by `---`. A values file must be a single document.',
    passes: 'global: {}\n',
  },
  {
    rule: 'duplicate-key',
    fails: 'global:\n  strict_mode: true\nglobal:\n  datahub: {}\n',
    says: 'The `global` key appears again later in the same map.',
    fixed: 'global:\n  datahub: {}\n',
    passes: 'global:\n  strict_mode: true\n',
  },
  {
    rule: 'no-values',
    fails: '- datahub-gms\n',
    says: 'The text contains no keys with values.',
    passes: 'global: {}\n',
  },
  {
    rule: 'removed-value',
    fails: 'global:\n  strict_mode: true\n  datahub:\n    enable_search_cache: true\n    version: v0.10.2\n',
    says: '`global.datahub.enable_search_cache` was removed in chart version 0.2.158. Use `global.datahub.cache.search.enabled` instead.',
    fixed: 'global:\n  strict_mode: true\n  datahub:\n    version: v0.10.2\n',
    passes: 'global:\n  datahub:\n    cache:\n      search:\n        enabled: true\n',
  },
  {
    rule: 'unknown-value',
    fails: 'global:\n  elasticsearch:\n    use_ssl: "true"\n',
    says: 'The chart has no `global.elasticsearch.use_ssl` value. Did you mean `useSSL`?',
    fixed: 'global:\n  elasticsearch:\n    useSSL: "true"\n',
    passes: 'global:\n  elasticsearch:\n    useSSL: "true"\n',
  },
  {
    rule: 'unknown-value',
    fails:
      'global:\n  kafka:\n    bootstrap:\n      server: kafka.internal:9092\nmetadata_service_authentication:\n  enabled: true\n',
    says: 'The chart has no `metadata_service_authentication` value. It belongs at `global.datahub.metadata_service_authentication`.',
    passes: 'global:\n  datahub:\n    metadata_service_authentication:\n      enabled: true\n',
  },
  {
    rule: 'unknown-value',
    fails: 'schemaregistry:\n  type: KAFKA\n',
    says: 'The chart has no `schemaregistry` value. It belongs at `global.kafka.schemaregistry`.',
    fixed: 'global:\n  kafka:\n    schemaregistry:\n      type: KAFKA\n',
    passes: 'global:\n  kafka:\n    schemaregistry:\n      type: KAFKA\n',
  },
  {
    rule: 'unknown-value',
    fails: 'global:\n  datahub:\n    version: v0.10.2\nneo4j-community:\n  enabled: true\n',
    says: 'The chart has no `neo4j-community` value. It belongs to the `datahub-prerequisites` chart, which has its own values file.',
    passes: 'neo4j-community:\n  enabled: true\n',
  },
  {
    rule: 'newer-value',
    fails: 'datahub-gms:\n  extraSidecars:\n    - name: shop-proxy\n      image: shop/proxy\n',
    says: '`datahub-gms.extraSidecars` requires chart version 0.2.164.',
    passes: 'datahub-gms:\n  replicaCount: 1\n',
  },
  {
    rule: 'quoted-boolean',
    fails: 'global:\n  datahub:\n    metadata_service_authentication:\n      enabled: "false"\n',
    says: '`global.datahub.metadata_service_authentication.enabled` must be `true` or `false` without quotation marks, but is the string `false`.',
    fixed: 'global:\n  datahub:\n    metadata_service_authentication:\n      enabled: false\n',
    passes:
      'global:\n  datahub:\n    metadata_service_authentication:\n      enabled: false\n  elasticsearch:\n    useSSL: "false"\n',
  },
  {
    rule: 'wrong-type',
    fails: 'datahub-frontend:\n  replicaCount: "2"\n',
    says: '`datahub-frontend.replicaCount` must be an integer, but is a string.',
    fixed: 'datahub-frontend:\n  replicaCount: 2\n',
    passes: 'datahub-frontend:\n  replicaCount: 2\n  service:\n    port: 80\n',
  },
  {
    rule: 'wrong-type',
    fails: 'datahub-gms:\n  extraEnvs:\n    JAVA_OPTS: -Xmx3g\n',
    says: '`datahub-gms.extraEnvs` must be a list, but is a map.',
    passes: 'datahub-gms:\n  extraEnvs:\n    - name: JAVA_OPTS\n      value: -Xmx3g\n',
  },
  {
    rule: 'bare-value',
    fails: 'global:\n  elasticsearch:\n    indexPrefix: "2023"\n',
    says: '`global.elasticsearch.indexPrefix` would be read as a number or a boolean.',
    passes: 'global:\n  elasticsearch:\n    indexPrefix: shop\n',
  },
  {
    rule: 'large-number',
    fails: 'global:\n  springKafkaConfigurationOverrides:\n    max.request.size: 5242880\n',
    says: 'Helm writes `global.springKafkaConfigurationOverrides.max.request.size` as `5.24288e+06`.',
    fixed: 'global:\n  springKafkaConfigurationOverrides:\n    max.request.size: "5242880"\n',
    passes: 'global:\n  springKafkaConfigurationOverrides:\n    max.request.size: "5242880"\n',
  },
  {
    rule: 'unread-value',
    fails: 'datahub-frontend:\n  exporters:\n    jmx:\n      enabled: true\n',
    says: '`datahub-frontend.exporters.jmx.enabled` has no effect.',
    passes: 'datahub-frontend:\n  enabled: true\n',
  },
  {
    rule: 'secret-in-values',
    fails: 'global:\n  sql:\n    datasource:\n      password:\n        value: hunter2\n',
    says: '`global.sql.datasource.password.value` contains a secret in plain text.',
    passes:
      'global:\n  sql:\n    datasource:\n      password:\n        secretRef: mysql-secrets\n        secretKey: mysql-root-password\n',
  },
  {
    rule: 'variable-type',
    fails: 'datahub-gms:\n  extraEnvs:\n    - name: REST_API_AUTHORIZATION_ENABLED\n      value: true\n',
    says: 'The value of `REST_API_AUTHORIZATION_ENABLED` must be a string, but is a boolean.',
    fixed: 'datahub-gms:\n  extraEnvs:\n    - name: REST_API_AUTHORIZATION_ENABLED\n      value: "true"\n',
    passes: 'datahub-gms:\n  extraEnvs:\n    - name: REST_API_AUTHORIZATION_ENABLED\n      value: "true"\n',
  },
  {
    rule: 'variable-of-value',
    fails: 'datahub-gms:\n  extraEnvs:\n    - name: ELASTICSEARCH_HOST\n      value: search.internal\n',
    says: 'The chart sets `ELASTICSEARCH_HOST` from `global.elasticsearch.host`.',
    passes: 'datahub-gms:\n  extraEnvs:\n    - name: ES_BULK_REQUESTS_LIMIT\n      value: "2000"\n',
  },
  {
    rule: 'variable-of-value',
    fails:
      'datahub-frontend:\n  oidcAuthentication:\n    enabled: true\n    provider: google\n  ingress:\n    hosts:\n      - host: datahub.example.com\n  extraEnvs:\n    - name: AUTH_OIDC_CLIENT_ID\n      value: shop\n',
    says: 'The chart sets `AUTH_OIDC_CLIENT_ID` from `datahub-frontend.oidcAuthentication.clientId`.',
    passes: 'datahub-frontend:\n  extraEnvs:\n    - name: AUTH_OIDC_CLIENT_ID\n      value: shop\n',
  },
  {
    rule: 'unknown-variable',
    fails: 'datahub-gms:\n  extraEnvs:\n    - name: REST_API_AUTHORISATION_ENABLED\n      value: "true"\n',
    says: 'No service is known to read `REST_API_AUTHORISATION_ENABLED`. Did you mean `REST_API_AUTHORIZATION_ENABLED`?',
    fixed: 'datahub-gms:\n  extraEnvs:\n    - name: REST_API_AUTHORIZATION_ENABLED\n      value: "true"\n',
    passes: 'datahub-gms:\n  extraEnvs:\n    - name: SHOP_PROXY\n      value: "true"\n',
  },
  {
    rule: 'misspelled-variable',
    fails: 'METADATA_SERVICE_AUTH_ENABLE=true\n',
    says: 'No service is known to read `METADATA_SERVICE_AUTH_ENABLE`. Did you mean `METADATA_SERVICE_AUTH_ENABLED`?',
    fixed: 'METADATA_SERVICE_AUTH_ENABLED=true\n',
    passes: 'METADATA_SERVICE_AUTH_ENABLED=true\nSHOP_PROXY=x\n',
  },
  {
    rule: 'other-service',
    fails:
      'services:\n  datahub-gms:\n    image: linkedin/datahub-gms:v0.10.2\n    environment:\n      AUTH_OIDC_ENABLED: "true"\n',
    says: '`datahub-gms` isn’t known to read `AUTH_OIDC_ENABLED`. `datahub-frontend-react` reads it.',
    passes:
      'services:\n  datahub-frontend-react:\n    image: linkedin/datahub-frontend-react:v0.10.2\n    environment:\n      AUTH_OIDC_ENABLED: "true"\n',
  },
  {
    rule: 'other-service',
    fails:
      'services:\n  kafka-setup:\n    image: linkedin/datahub-kafka-setup:v0.10.2\n    environment:\n      DATAHUB_DATASET_URN_TO_LOWER: "true"\n',
    says: '`kafka-setup` isn’t known to read `DATAHUB_DATASET_URN_TO_LOWER`. `cli` and `datahub-gms` read it.',
    passes:
      'services:\n  datahub-gms:\n    image: linkedin/datahub-gms:v0.10.2\n    environment:\n      DATAHUB_DATASET_URN_TO_LOWER: "true"\n',
  },
  {
    rule: 'other-service',
    fails:
      'services:\n  kafka-setup:\n    image: linkedin/datahub-kafka-setup:v0.10.2\n    environment:\n      EBEAN_DATASOURCE_DRIVER: com.mysql.jdbc.Driver\n',
    says: '`kafka-setup` isn’t known to read `EBEAN_DATASOURCE_DRIVER`. `datahub-gms`, `datahub-mce-consumer`, and `datahub-upgrade` read it.',
    passes:
      'services:\n  datahub-gms:\n    image: linkedin/datahub-gms:v0.10.2\n    environment:\n      EBEAN_DATASOURCE_DRIVER: com.mysql.jdbc.Driver\n',
  },
  {
    rule: 'other-service',
    fails:
      'services:\n  kafka-setup:\n    image: linkedin/datahub-kafka-setup:v0.10.2\n    environment:\n      DATAHUB_GMS_USE_SSL: "true"\n',
    says: '`kafka-setup` isn’t known to read `DATAHUB_GMS_USE_SSL`. `datahub-frontend-react`, `datahub-gms`, `datahub-mae-consumer`, and others read it.',
    passes:
      'services:\n  datahub-gms:\n    image: linkedin/datahub-gms:v0.10.2\n    environment:\n      DATAHUB_GMS_USE_SSL: "true"\n',
  },
  {
    rule: 'differing-images',
    fails:
      'services:\n  datahub-gms:\n    image: linkedin/datahub-gms:v0.10.2\n  datahub-upgrade:\n    image: acryldata/datahub-upgrade:v0.10.1\n',
    says: '`datahub-upgrade` is tagged `v0.10.1`, but `datahub-gms` is tagged `v0.10.2`.',
    passes:
      'services:\n  datahub-gms:\n    image: linkedin/datahub-gms:v0.10.2\n  datahub-actions:\n    image: acryldata/datahub-actions:v0.0.11\n',
  },
];
