import { authorityFolder, certificateFolder, mountsAuthority, trustOptions, trustsAuthority } from './connections.ts';
import type { Deployment } from './deployment.ts';
import { discoveryUri } from './kubernetes-values.ts';
import type { Setting } from './yaml-text.ts';

/** A service as described in the platform's quickstart files. */
export interface PlatformService {
  name: string;
  image?: string | undefined;
  container?: string | undefined;
  hostname?: string | undefined;
  command?: string | undefined;
  memory?: string | undefined;
  ports?: readonly string[] | undefined;
  volumes?: readonly string[] | undefined;
  dependsOn?: readonly string[] | undefined;
  environment?: readonly { name: string; value: string }[] | undefined;
}

type Variables = Readonly<Record<string, string>>;

/** Services that open connections to the data stores themselves. */
const servers = ['datahub-gms', 'datahub-upgrade', 'datahub-mae-consumer', 'datahub-mce-consumer'];

/** Jobs that run once per start. */
const jobs = ['datahub-upgrade', 'elasticsearch-setup', 'kafka-setup', 'mysql-setup', 'postgres-setup'];

/** Services that the deployment consists of, by their names in the platform's files. */
export function composeServices(deployment: Deployment): string[] {
  const { choices, kafka, database, isSeparate, signsSearchRequests } = deployment;
  return [
    'datahub-gms',
    'datahub-frontend-react',
    ...(kafka.hasActions ? ['datahub-actions'] : []),
    ...(isSeparate ? ['datahub-mae-consumer', 'datahub-mce-consumer'] : []),
    'datahub-upgrade',
    database.kind === 'postgres' ? 'postgres-setup' : 'mysql-setup',
    ...(signsSearchRequests ? [] : ['elasticsearch-setup']),
    ...(kafka.createsTopics ? ['kafka-setup'] : []),
    ...(database.isBundled ? ['mysql'] : []),
    ...(choices.search === 'bundled' ? ['elasticsearch'] : []),
    ...(choices.kafka === 'bundled' ? ['broker', 'zookeeper'] : []),
    ...(choices.registry === 'bundled' ? ['schema-registry'] : []),
    ...(choices.graph === 'neo4j-bundled' ? ['neo4j'] : []),
  ];
}

/**
 * A complete Compose file.
 * @param known services of the platform's quickstart files
 */
export function composeSettings(deployment: Deployment, known: readonly PlatformService[]): Setting[] {
  const names = composeServices(deployment);
  const services = names.map((name) => {
    const service = name === 'postgres-setup' ? postgresSetup : known.find((each) => each.name === name);
    if (service === undefined) throw new Error(`No file of the platform describes the service ${name}.`);
    return service;
  });
  const settings = services.flatMap((service) => serviceSettings(service, names, deployment));
  const volumes = services.flatMap((service) => volumesOf(service, deployment));
  const named = volumes.flatMap((volume) => /^[a-z0-9]+(?=:)/.exec(volume)?.[0] ?? []);
  return [
    ...settings,
    ...named.map((name) => ({ keys: ['volumes', name], value: {} })),
    { keys: ['networks', 'default', 'name'], value: 'datahub_network' },
  ];
}

/** The platform's quickstart files don't contain this job. */
const postgresSetup: PlatformService = {
  name: 'postgres-setup',
  image: `acryldata/datahub-postgres-setup:\${DATAHUB_VERSION:-head}`,
  container: 'postgres-setup',
  hostname: 'postgres-setup',
};

function serviceSettings(service: PlatformService, names: readonly string[], deployment: Deployment): Setting[] {
  const { name, image, container, hostname, command, ports = [], dependsOn = [] } = service;
  const at = (key: string) => ['services', name, key];
  const volumes = volumesOf(service, deployment);
  const needed = dependsOn.filter((other) => names.includes(other));
  const memory = name === 'elasticsearch' ? searchMemory[deployment.choices.size] : undefined;
  // Only the host itself connects to the ports of consumers.
  const published = name.endsWith('-consumer') ? [] : ports;
  return [
    ...(image === undefined ? [] : [{ keys: at('image'), value: image }]),
    ...(container === undefined ? [] : [{ keys: at('container_name'), value: container }]),
    ...(hostname === undefined ? [] : [{ keys: at('hostname'), value: hostname }]),
    ...(command === undefined ? [] : [{ keys: at('command'), value: command }]),
    ...(jobs.includes(name) ? [] : [{ keys: at('restart'), value: 'unless-stopped' }]),
    ...(memory === undefined ? [] : [{ keys: at('mem_limit'), value: memory }]),
    ...(needed.length === 0 ? [] : [{ keys: at('depends_on'), value: needed }]),
    ...(published.length === 0 ? [] : [{ keys: at('ports'), value: published }]),
    ...(volumes.length === 0 ? [] : [{ keys: at('volumes'), value: volumes }]),
    ...Object.entries(environmentOf(service, deployment)).map(([key, value]) => ({
      keys: [...at('environment'), key],
      value,
    })),
  ];
}

const searchMemory: Readonly<Record<string, string>> = { small: '1g', medium: '4g' };

function volumesOf({ name, volumes = [] }: PlatformService, deployment: Deployment): string[] {
  const { kafka, hasPasswordFile } = deployment;
  const readsKafkaFiles =
    kafka.files.length > 0 && [...servers, 'datahub-frontend-react', 'datahub-actions', 'kafka-setup'].includes(name);
  return [
    // The file is part of a checkout, and the setup job creates the tables anyway.
    ...volumes.filter((volume) => !volume.includes('init.sql')),
    ...(servers.includes(name) && mountsAuthority(name, deployment) ? [`./ca:${authorityFolder}:ro`] : []),
    ...(readsKafkaFiles ? [`./certs:${certificateFolder}:ro`] : []),
    ...(name === 'datahub-actions' && kafka.needsExecutor
      ? ['./executor.yaml:/etc/datahub/actions/system/conf/executor.yaml:ro']
      : []),
    ...(name === 'datahub-frontend-react' && hasPasswordFile
      ? ['./user.props:/datahub-frontend/conf/user.props:ro']
      : []),
  ];
}

/** Variables in the platform's file, without those that have no effect or a different value here. */
function environmentOf({ name, environment = [] }: PlatformService, deployment: Deployment): Variables {
  const own = Object.fromEntries(
    environment
      .filter((variable) => !isReplaced(name, variable.name))
      .map((variable) => [variable.name, variable.value] as const),
  );
  return {
    ...own,
    ...(servers.includes(name) && {
      ...(name !== 'datahub-mae-consumer' && databaseVariables(deployment)),
      ...searchVariables(deployment),
      ...kafkaVariables(name, 'SPRING_KAFKA_PROPERTIES_', deployment),
      ...graphVariables(deployment),
      ...javaVariables(name, deployment),
    }),
    ...specialVariables(name, deployment),
    ...(name in monitoredAs && monitoringVariables(name, deployment)),
  };
}

/** Variables that depend on the choices, and those that have no effect. */
function isReplaced(service: string, name: string): boolean {
  if (service === 'datahub-frontend-react' && name === 'JAVA_OPTS') return true;
  if (!service.startsWith('datahub-') && !jobs.includes(service)) return false;
  return /^(?:EBEAN_|NEO4J_|GRAPH_SERVICE_IMPL$|KAFKA_SCHEMAREGISTRY_URL$|KAFKA_PROPERTIES_|KAFKA_ZOOKEEPER_CONNECT$|ELASTICSEARCH_PROTOCOL$)/.test(
    name,
  );
}

function databaseVariables({ database: { host, port, url, driver, user } }: Deployment): Variables {
  return {
    EBEAN_DATASOURCE_HOST: `${host}:${port}`,
    EBEAN_DATASOURCE_URL: url,
    EBEAN_DATASOURCE_DRIVER: driver,
    EBEAN_DATASOURCE_USERNAME: user,
    EBEAN_DATASOURCE_PASSWORD: placeholder('DB_SECRET'),
  };
}

/** A variable that Compose fills in from the `.env` file. */
export function placeholder(name: string): string {
  return `\${${name}}`;
}

function searchVariables({
  search: { host, port, isHttps, user },
  choices,
  values,
  signsSearchRequests,
}: Deployment): Variables {
  const skips = choices.searchSecurity === 'private-ca' || signsSearchRequests;
  return {
    ELASTICSEARCH_HOST: host,
    ELASTICSEARCH_PORT: port,
    ELASTICSEARCH_USE_SSL: String(isHttps),
    ...(user !== undefined && {
      ELASTICSEARCH_USERNAME: user,
      ELASTICSEARCH_PASSWORD: placeholder('SEARCH_SECRET'),
    }),
    ...(skips && { SKIP_ELASTICSEARCH_CHECK: 'true' }),
    ...(signsSearchRequests && { OPENSEARCH_USE_AWS_IAM_AUTH: 'true', AWS_REGION: values.awsRegion }),
  };
}

/** Names of Kafka's secrets in the `.env` file. */
const kafkaSecrets: Variables = {
  'basic.auth.user.info': placeholder('REGISTRY_LOGIN'),
  'ssl.truststore.password': placeholder('TRUSTSTORE_SECRET'),
  'ssl.keystore.password': placeholder('KEYSTORE_SECRET'),
  'ssl.key.password': placeholder('KEY_SECRET'),
  'sasl.username': placeholder('KAFKA_LOGIN_USER'),
  'sasl.password': placeholder('KAFKA_LOGIN_PASSWORD'),
};

const loginModules: Readonly<Record<string, string>> = {
  scram: 'org.apache.kafka.common.security.scram.ScramLoginModule',
  plain: 'org.apache.kafka.common.security.plain.PlainLoginModule',
};

/** Contents of Kafka's properties with a prefix. */
function kafkaVariables(service: string, prefix: string, { kafka, choices, values }: Deployment): Variables {
  const isServer = servers.includes(service);
  const module = loginModules[choices.kafkaSecurity];
  const login = `username="${placeholder('KAFKA_LOGIN_USER')}" password="${placeholder('KAFKA_LOGIN_PASSWORD')}"`;
  const secrets = Object.keys(kafka.secrets).map((key) => [
    key,
    key === 'sasl.jaas.config' ? `${module} required ${login};` : (kafkaSecrets[key] ?? ''),
  ]);
  const properties = [...Object.entries(kafka.properties), ...secrets]
    .filter(([key = '']) => !/^sasl\.(?:username|password)$/.test(key) && (isServer || !key.startsWith('basic.auth')))
    .map(([key = '', value = '']) => [`${prefix}${key.replaceAll('.', '_').toUpperCase()}`, value] as const);
  return {
    KAFKA_BOOTSTRAP_SERVER: kafka.brokers,
    ...Object.fromEntries(properties),
    ...(isServer && kafka.registryUrl !== undefined && { KAFKA_SCHEMAREGISTRY_URL: kafka.registryUrl }),
    ...(isServer &&
      kafka.registryUrl === undefined && {
        SCHEMA_REGISTRY_TYPE: 'AWS_GLUE',
        AWS_GLUE_SCHEMA_REGISTRY_REGION: values.awsRegion,
        AWS_GLUE_SCHEMA_REGISTRY_NAME: values.glueRegistry,
      }),
    ...(isServer &&
      choices.registrySecurity === 'private-ca' && {
        KAFKA_SCHEMA_REGISTRY_SSL_TRUSTSTORE_LOCATION: `${certificateFolder}/truststore.jks`,
        KAFKA_SCHEMA_REGISTRY_SSL_TRUSTSTORE_PASSWORD: placeholder('TRUSTSTORE_SECRET'),
      }),
  };
}

function graphVariables({ graph }: Deployment): Variables {
  return {
    GRAPH_SERVICE_IMPL: graph === undefined ? 'elasticsearch' : 'neo4j',
    ...(graph !== undefined && {
      NEO4J_HOST: graph.host,
      NEO4J_URI: graph.uri,
      NEO4J_USERNAME: 'neo4j',
      NEO4J_PASSWORD: placeholder('NEO4J_SECRET'),
    }),
  };
}

function javaVariables(service: string, deployment: Deployment): Variables {
  const { size, isSeparate } = deployment;
  const trusts = trustsAuthority(service, deployment);
  if (service === 'datahub-upgrade') return trusts ? { JAVA_TOOL_OPTIONS: trustOptions } : {};
  const heap = service === 'datahub-gms' ? size.heap : 1;
  const consumes = isSeparate ? service.endsWith('-consumer') : service === 'datahub-gms';
  return {
    JAVA_OPTS: `-Xms${heap}g -Xmx${heap}g${trusts ? ` ${trustOptions}` : ''}`,
    ...(size.partitions > 1 && consumes && { KAFKA_LISTENER_CONCURRENCY: String(size.partitions) }),
  };
}

const systemClient: Variables = {
  DATAHUB_SYSTEM_CLIENT_ID: '__datahub_system',
  DATAHUB_SYSTEM_CLIENT_SECRET: placeholder('SYSTEM_SECRET'),
};

/** Settings that only one service, or one kind of job, needs. */
function specialVariables(service: string, deployment: Deployment): Variables {
  const { choices, database, search, kafka, size, isSeparate, requiresTokens } = deployment;
  const authentication: Variables = requiresTokens ? { METADATA_SERVICE_AUTH_ENABLED: 'true' } : {};
  switch (service) {
    case 'datahub-gms':
      return {
        ...authentication,
        ...systemClient,
        DATAHUB_TOKEN_SERVICE_SIGNING_KEY: placeholder('TOKEN_SIGNING_KEY'),
        DATAHUB_TOKEN_SERVICE_SALT: placeholder('TOKEN_SALT'),
        SECRET_SERVICE_ENCRYPTION_KEY: placeholder('STORED_SECRETS_KEY'),
        UI_INGESTION_ENABLED: String(kafka.hasActions),
        ...(isSeparate && {
          MAE_CONSUMER_ENABLED: 'false',
          MCE_CONSUMER_ENABLED: 'false',
          PE_CONSUMER_ENABLED: 'false',
        }),
      };
    case 'datahub-mae-consumer':
    case 'datahub-mce-consumer':
      return { ...authentication, ...systemClient };
    case 'datahub-frontend-react':
      return {
        ...authentication,
        ...systemClient,
        DATAHUB_SECRET: placeholder('SESSION_SECRET'),
        ELASTIC_CLIENT_HOST: search.host,
        ELASTIC_CLIENT_PORT: search.port,
        ...kafkaVariables(service, 'KAFKA_PROPERTIES_', deployment),
        ...signInVariables(deployment),
      };
    case 'datahub-actions':
      return {
        ...systemClient,
        KAFKA_BOOTSTRAP_SERVER: kafka.brokers,
        SCHEMA_REGISTRY_URL: kafka.registryUrl ?? '',
        ...executorVariables(deployment),
      };
    case 'mysql-setup':
      return {
        MYSQL_HOST: database.host,
        MYSQL_PORT: database.port,
        MYSQL_USERNAME: database.user,
        MYSQL_PASSWORD: placeholder('DB_SECRET'),
      };
    case 'postgres-setup':
      return {
        POSTGRES_HOST: database.host,
        POSTGRES_PORT: database.port,
        POSTGRES_USERNAME: database.user,
        POSTGRES_PASSWORD: placeholder('DB_SECRET'),
      };
    case 'elasticsearch-setup':
      return {
        ...searchVariables(deployment),
        ...(choices.search === 'aws-opensearch' && { USE_AWS_ELASTICSEARCH: 'true' }),
        ...(choices.searchSecurity === 'private-ca' && { ELASTICSEARCH_INSECURE: 'true' }),
      };
    case 'kafka-setup':
      return {
        ...kafkaVariables(service, 'KAFKA_PROPERTIES_', deployment),
        PARTITIONS: String(size.partitions),
        REPLICATION_FACTOR: choices.kafka === 'bundled' ? '1' : '3',
      };
    case 'mysql':
      return { MYSQL_PASSWORD: placeholder('DB_SECRET'), MYSQL_ROOT_PASSWORD: placeholder('DB_SECRET') };
    case 'neo4j':
      return { NEO4J_AUTH: `neo4j/${placeholder('NEO4J_SECRET')}` };
    case 'elasticsearch':
      return choices.size === 'medium' ? { ES_JAVA_OPTS: '-Xms2g -Xmx2g -Dlog4j2.formatMsgNoLookups=true' } : {};
    default:
      return {};
  }
}

function signInVariables({ choices: { signIn, access }, values, isOidc }: Deployment): Variables {
  const secure: Variables = access === 'proxy' ? { AUTH_COOKIE_SECURE: 'true' } : {};
  if (!isOidc) return secure;
  return {
    ...secure,
    AUTH_OIDC_ENABLED: 'true',
    AUTH_OIDC_BASE_URL: `https://${values.publicHost}`,
    AUTH_OIDC_CLIENT_ID: values.oidcClientId,
    AUTH_OIDC_CLIENT_SECRET: placeholder('OIDC_SECRET'),
    ...(signIn === 'oidc-google' && {
      AUTH_OIDC_DISCOVERY_URI: discoveryUri('https://accounts.google.com'),
      AUTH_OIDC_USER_NAME_CLAIM: 'email',
      AUTH_OIDC_USER_NAME_CLAIM_REGEX: '([^@]+)',
    }),
    ...(signIn === 'oidc-okta' && {
      AUTH_OIDC_DISCOVERY_URI: discoveryUri(`https://${values.oktaDomain}`),
      AUTH_OIDC_SCOPE: 'openid profile email groups',
    }),
    ...(signIn === 'oidc-azure' && {
      AUTH_OIDC_DISCOVERY_URI: discoveryUri(`https://login.microsoftonline.com/${values.azureTenant}/v2.0`),
    }),
    ...(signIn === 'oidc' && { AUTH_OIDC_DISCOVERY_URI: discoveryUri(values.oidcIssuer) }),
  };
}

/** Variables that executor.yaml refers to. */
function executorVariables({ kafka }: Deployment): Variables {
  const referred = ['sasl.username', 'sasl.password', 'basic.auth.user.info'].filter((key) => key in kafka.secrets);
  return Object.fromEntries(
    referred.map((key) => [`KAFKA_PROPERTIES_${key.replaceAll('.', '_').toUpperCase()}`, kafkaSecrets[key] ?? '']),
  );
}

/** Services with metrics and traces. */
const monitoredAs: Variables = {
  'datahub-gms': 'datahub-gms',
  'datahub-frontend-react': 'datahub-frontend',
  'datahub-mae-consumer': 'datahub-mae-consumer',
  'datahub-mce-consumer': 'datahub-mce-consumer',
};

function monitoringVariables(service: string, { choices: { monitoring }, values }: Deployment): Variables {
  if (monitoring === 'none') return {};
  return {
    ENABLE_PROMETHEUS: 'true',
    ...(monitoring === 'traces' && {
      ENABLE_OTEL: 'true',
      OTEL_SERVICE_NAME: monitoredAs[service] ?? service,
      OTEL_TRACES_EXPORTER: 'jaeger',
      OTEL_EXPORTER_JAEGER_ENDPOINT: values.jaegerAddress,
      OTEL_METRICS_EXPORTER: 'none',
    }),
  };
}
