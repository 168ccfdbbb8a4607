import type { FieldName } from './fields.ts';

/** Which settings an answer controls. */
interface FieldSettings {
  /** Values of the charts, by their paths or path prefixes. */
  values: readonly string[];
  /** Variables in the Compose file; a `*` at the end matches anything. */
  variables: readonly string[];
}

/** The settings that each question controls, for links to their descriptions. */
export const fieldSettings: Readonly<Record<FieldName, FieldSettings>> = {
  platform: { values: [], variables: [] },
  purpose: {
    values: ['global.datahub.encryptionKey', 'datahub-gms.service.type', 'datahub-frontend.existingGmsSecret'],
    variables: ['SECRET_SERVICE_ENCRYPTION_KEY', 'DATAHUB_SECRET'],
  },
  release: { values: ['global.datahub.version'], variables: [] },
  size: {
    values: [
      'datahub-gms.replicaCount',
      'datahub-gms.resources',
      'global.kafka.partitions',
      'global.kafka.replicationFactor',
    ],
    variables: ['JAVA_OPTS', 'KAFKA_LISTENER_CONCURRENCY', 'PARTITIONS'],
  },
  database: {
    values: ['global.sql.datasource', 'mysqlSetupJob', 'postgresqlSetupJob', 'datahubUpgrade.noCodeDataMigration'],
    variables: ['EBEAN_DATASOURCE_*', 'MYSQL_*', 'POSTGRES_*'],
  },
  databaseTls: { values: ['global.sql.datasource.url'], variables: ['EBEAN_DATASOURCE_URL'] },
  search: {
    values: ['global.elasticsearch.host', 'global.elasticsearch.port', 'elasticsearchSetupJob'],
    variables: ['ELASTICSEARCH_HOST', 'ELASTICSEARCH_PORT', 'USE_AWS_ELASTICSEARCH'],
  },
  searchSecurity: {
    values: [
      'global.elasticsearch.useSSL',
      'global.elasticsearch.auth',
      'global.elasticsearch.skipcheck',
      'global.elasticsearch.insecure',
    ],
    variables: [
      'ELASTICSEARCH_USE_SSL',
      'ELASTICSEARCH_USERNAME',
      'ELASTICSEARCH_PASSWORD',
      'ELASTICSEARCH_INSECURE',
      'SKIP_ELASTICSEARCH_CHECK',
      'OPENSEARCH_USE_AWS_IAM_AUTH',
    ],
  },
  kafka: {
    values: ['global.kafka.bootstrap.server', 'kafkaSetupJob'],
    variables: ['KAFKA_BOOTSTRAP_SERVER', 'REPLICATION_FACTOR'],
  },
  kafkaSecurity: {
    values: ['global.springKafkaConfigurationOverrides', 'global.credentialsAndCertsSecrets', 'acryl-datahub-actions'],
    variables: [
      'SPRING_KAFKA_PROPERTIES_SECURITY_*',
      'SPRING_KAFKA_PROPERTIES_SASL_*',
      'SPRING_KAFKA_PROPERTIES_SSL_KEY*',
    ],
  },
  kafkaCa: { values: [], variables: ['SPRING_KAFKA_PROPERTIES_SSL_TRUST*'] },
  registry: {
    values: ['global.kafka.schemaregistry', 'global.datahub.managed_ingestion'],
    variables: ['KAFKA_SCHEMAREGISTRY_URL', 'SCHEMA_REGISTRY_TYPE', 'AWS_GLUE_*'],
  },
  registrySecurity: {
    values: [],
    variables: ['SPRING_KAFKA_PROPERTIES_BASIC_*', 'KAFKA_SCHEMA_REGISTRY_SSL_*'],
  },
  graph: { values: ['global.graph_service_impl', 'global.neo4j'], variables: ['GRAPH_SERVICE_IMPL', 'NEO4J_*'] },
  graphTls: { values: ['global.neo4j.uri'], variables: ['NEO4J_URI'] },
  signIn: {
    values: ['datahub-frontend.oidcAuthentication', 'datahub-frontend.extraVolumes'],
    variables: ['AUTH_OIDC_*'],
  },
  access: { values: ['datahub-frontend.ingress'], variables: ['AUTH_COOKIE_SECURE'] },
  tokens: {
    values: ['global.datahub.metadata_service_authentication'],
    variables: ['METADATA_SERVICE_AUTH_ENABLED', 'DATAHUB_TOKEN_SERVICE_*', 'DATAHUB_SYSTEM_CLIENT_*'],
  },
  consumers: {
    values: [
      'global.datahub_standalone_consumers_enabled',
      'datahub-mae-consumer.replicaCount',
      'datahub-mce-consumer.replicaCount',
    ],
    variables: ['MAE_CONSUMER_ENABLED', 'MCE_CONSUMER_ENABLED'],
  },
  monitoring: {
    values: ['global.datahub.monitoring', 'datahub-gms.serviceMonitor'],
    variables: ['ENABLE_PROMETHEUS', 'ENABLE_OTEL', 'OTEL_*'],
  },
};
