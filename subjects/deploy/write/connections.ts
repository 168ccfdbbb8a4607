import type { EntryValues } from './entries.ts';
import type { Choices } from './fields.ts';

/** How services connect to the database. */
export interface DatabaseConnection {
  kind: 'mysql' | 'postgres';
  host: string;
  port: string;
  url: string;
  driver: string;
  user: string;
  /** Whether it runs next to DataHub. */
  isBundled: boolean;
  /** Whether services check the server’s certificate against your CA. */
  isVerified: boolean;
}

/** How services connect to the search engine. */
export interface SearchConnection {
  host: string;
  port: string;
  isHttps: boolean;
  /** Username, if there is a login. */
  user?: string;
}

/** How services connect to Kafka and the schema registry. */
export interface KafkaConnection {
  brokers: string;
  /** Kafka's properties that may be in a file. */
  properties: Readonly<Record<string, string>>;
  /** Properties whose contents are secret, with the key of the secret that contains each. */
  secrets: Readonly<Record<string, string>>;
  /** Files that every service reads from the directory with certificates. */
  files: readonly string[];
  /** Address of a registry with Confluent’s API. */
  registryUrl?: string;
  /** Whether the actions container can connect. */
  hasActions: boolean;
  /** Whether the actions container needs its own configuration file. */
  needsExecutor: boolean;
  /** Whether the setup job can create the topics. */
  createsTopics: boolean;
}

/** How services connect to Neo4j. */
export interface GraphConnection {
  host: string;
  uri: string;
}

/** Where the platform's files put a bundled data store. */
export interface BundledHosts {
  database: string;
  databaseUser: string;
  search: string;
  kafka: string;
  registry: string;
  neo4j: string;
}

/** Directories with certificates in the containers. */
export const certificateFolder = '/mnt/datahub/certs';
export const authorityFolder = '/mnt/datahub/ca';

/** Java options that make a service trust your own CA. */
export const trustOptions = `-Djavax.net.ssl.trustStore=${authorityFolder}/truststore.jks -Djavax.net.ssl.trustStorePassword=changeit`;

/** What determines whether a service needs your own CA. */
interface Trusting {
  choices: Choices;
  database: DatabaseConnection;
}

/** Whether a service's Java process needs a truststore with your CA. The MAE consumer doesn't connect to the database. */
export function trustsAuthority(service: string, { choices, database }: Trusting): boolean {
  const readsDatabase = service !== 'datahub-mae-consumer';
  return choices.searchSecurity === 'private-ca' || (readsDatabase && database.isVerified && database.kind === 'mysql');
}

/** Whether a service needs the files with your CA. PostgreSQL's driver reads a PEM file instead of a truststore. */
export function mountsAuthority(service: string, { choices, database }: Trusting): boolean {
  const readsDatabase = service !== 'datahub-mae-consumer';
  return choices.searchSecurity === 'private-ca' || (readsDatabase && database.isVerified);
}

/** How services connect to the database. */
export function databaseConnection(choices: Choices, values: EntryValues, bundled: BundledHosts): DatabaseConnection {
  const { database, databaseTls } = choices;
  const kind = database.includes('postgres') ? 'postgres' : 'mysql';
  const isBundled = database === 'bundled' || database === 'bundled-postgres';
  const port = kind === 'postgres' ? '5432' : '3306';
  const host = isBundled ? bundled.database : values.databaseHost;
  const parameters = kind === 'postgres' ? postgresParameters[databaseTls] : mysqlParameters[databaseTls];
  return {
    kind,
    host,
    port,
    url: `jdbc:${kind === 'postgres' ? 'postgresql' : 'mysql'}://${host}:${port}/datahub${parameters}`,
    driver: kind === 'postgres' ? 'org.postgresql.Driver' : 'com.mysql.cj.jdbc.Driver',
    user: isBundled ? bundled.databaseUser : values.databaseUser,
    isBundled,
    isVerified: databaseTls === 'verified',
  };
}

const unicode = 'useUnicode=yes&characterEncoding=UTF-8';

const mysqlParameters: Readonly<Record<Choices['databaseTls'], string>> = {
  // MySQL 8 sends passwords without TLS only with its own key, which the driver must be allowed to ask for.
  none: `?useSSL=false&allowPublicKeyRetrieval=true&${unicode}`,
  encrypted: `?verifyServerCertificate=false&useSSL=true&${unicode}&enabledTLSProtocols=TLSv1.2`,
  verified: `?sslMode=VERIFY_IDENTITY&${unicode}&enabledTLSProtocols=TLSv1.2`,
};

const postgresParameters: Readonly<Record<Choices['databaseTls'], string>> = {
  none: '',
  encrypted: '?sslmode=require',
  verified: `?sslmode=verify-full&sslrootcert=${authorityFolder}/ca.pem`,
};

/** How services connect to the search engine. */
export function searchConnection(
  { search, searchSecurity }: Choices,
  values: EntryValues,
  bundled: BundledHosts,
): SearchConnection {
  if (search === 'bundled') return { host: bundled.search, port: '9200', isHttps: false };
  const hasLogin = searchSecurity === 'password' || searchSecurity === 'private-ca';
  return {
    host: values.searchHost,
    port: search === 'aws-opensearch' ? '443' : values.searchPort,
    isHttps: searchSecurity !== 'open',
    ...(hasLogin && { user: values.searchUser }),
  };
}

/** How services connect to Kafka and the schema registry. */
export function kafkaConnection(choices: Choices, values: EntryValues, bundled: BundledHosts): KafkaConnection {
  const { kafka, kafkaSecurity, kafkaCa, registry, registrySecurity } = choices;
  const isPrivate = kafkaCa === 'private';
  const hasClientCertificate = kafkaSecurity === 'mutual-tls';
  const hasLogin = kafkaSecurity === 'scram' || kafkaSecurity === 'plain';
  const needsTrust = isPrivate || registrySecurity === 'private-ca';
  return {
    brokers: kafka === 'bundled' ? bundled.kafka : values.kafkaBrokers,
    properties: {
      ...securityProperties[kafkaSecurity],
      ...(isPrivate && { 'ssl.truststore.location': `${certificateFolder}/truststore.jks` }),
      ...(hasClientCertificate && { 'ssl.keystore.location': `${certificateFolder}/keystore.jks` }),
      ...(registrySecurity === 'password' && { 'basic.auth.credentials.source': 'USER_INFO' }),
    },
    secrets: {
      ...(hasLogin && { 'sasl.jaas.config': 'jaas', 'sasl.username': 'username', 'sasl.password': 'password' }),
      ...(registrySecurity === 'password' && { 'basic.auth.user.info': 'registry' }),
      ...(isPrivate && { 'ssl.truststore.password': 'truststore_password' }),
      ...(hasClientCertificate && {
        'ssl.keystore.password': 'keystore_password',
        'ssl.key.password': 'key_password',
      }),
    },
    files: [
      ...(needsTrust ? ['truststore.jks', 'ca.pem'] : []),
      ...(hasClientCertificate ? ['keystore.jks', 'client.pem', 'client.key'] : []),
    ],
    ...(registry !== 'glue' && { registryUrl: registry === 'bundled' ? bundled.registry : values.registryUrl }),
    hasActions: registry !== 'glue' && kafkaSecurity !== 'iam',
    needsExecutor:
      kafkaSecurity !== 'plaintext' || registrySecurity === 'password' || registrySecurity === 'private-ca',
    // The job's last step changes the registry's own topic, and with SASL its client gets no truststore.
    createsTopics: kafka !== 'confluent' && registry !== 'glue' && !(hasLogin && isPrivate),
  };
}

const securityProperties: Readonly<Record<Choices['kafkaSecurity'], Readonly<Record<string, string>>>> = {
  plaintext: {},
  // Without the last property, the setup job doesn't compare hostnames.
  tls: { 'security.protocol': 'SSL', 'ssl.endpoint.identification.algorithm': 'https' },
  'mutual-tls': { 'security.protocol': 'SSL', 'ssl.endpoint.identification.algorithm': 'https' },
  scram: { 'security.protocol': 'SASL_SSL', 'sasl.mechanism': 'SCRAM-SHA-512' },
  plain: { 'security.protocol': 'SASL_SSL', 'sasl.mechanism': 'PLAIN' },
  iam: {
    'security.protocol': 'SASL_SSL',
    'sasl.mechanism': 'AWS_MSK_IAM',
    'sasl.jaas.config': 'software.amazon.msk.auth.iam.IAMLoginModule required;',
    'sasl.client.callback.handler.class': 'software.amazon.msk.auth.iam.IAMClientCallbackHandler',
  },
};

/** How services connect to Neo4j; undefined if the graph is in the search engine. */
export function graphConnection(
  { graph, graphTls }: Choices,
  values: EntryValues,
  bundled: BundledHosts,
): GraphConnection | undefined {
  if (graph === 'elasticsearch') return undefined;
  if (graph === 'neo4j-bundled') return { host: `http://${bundled.neo4j}:7474`, uri: `bolt://${bundled.neo4j}` };
  return graphTls === 'public'
    ? { host: `https://${values.neo4jHost}:7473`, uri: `bolt+s://${values.neo4jHost}:7687` }
    : { host: `http://${values.neo4jHost}:7474`, uri: `bolt://${values.neo4jHost}:7687` };
}

/** How many partitions the topics have, and how much each process does at the same time, by the number of assets. */
export const sizes: Readonly<
  Record<Choices['size'], { heap: number; limit: number; replicas: number; partitions: number }>
> = {
  small: { heap: 1, limit: 2, replicas: 1, partitions: 1 },
  medium: { heap: 3, limit: 4, replicas: 1, partitions: 3 },
  large: { heap: 6, limit: 8, replicas: 2, partitions: 6 },
};
