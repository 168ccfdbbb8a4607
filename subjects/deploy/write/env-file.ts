import type { Deployment } from './deployment.ts';

/** What a variable of the `.env` file contains. */
interface EnvLine {
  name: string;
  value: string;
}

const secret = (name: string): EnvLine => ({ name, value: 'change-me' });

/** Ports that the platform's Compose files publish, by the variable that maps them. */
const storePorts: Readonly<Record<string, { variable: string; port: number }>> = {
  mysql: { variable: 'DATAHUB_MAPPED_MYSQL_PORT', port: 3306 },
  elasticsearch: { variable: 'DATAHUB_MAPPED_ELASTIC_PORT', port: 9200 },
  broker: { variable: 'DATAHUB_MAPPED_KAFKA_BROKER_PORT', port: 9092 },
  'schema-registry': { variable: 'DATAHUB_MAPPED_SCHEMA_REGISTRY_PORT', port: 8081 },
  zookeeper: { variable: 'DATAHUB_MAPPED_ZK_PORT', port: 2181 },
};

const neo4jPorts = [
  { variable: 'DATAHUB_MAPPED_NEO4J_HTTP_PORT', port: 7474 },
  { variable: 'DATAHUB_MAPPED_NEO4J_BOLT_PORT', port: 7687 },
];

/**
 * The `.env` file that Compose reads.
 * @param services names of the services that run
 */
export function envText(deployment: Deployment, services: readonly string[]): string {
  const { choices, kafka } = deployment;
  const ports = [
    { variable: 'DATAHUB_MAPPED_FRONTEND_PORT', port: 9002 },
    { variable: 'DATAHUB_MAPPED_GMS_PORT', port: 8080 },
    ...services.flatMap((service) => storePorts[service] ?? []),
    ...(services.includes('neo4j') ? neo4jPorts : []),
  ];
  const blocks: readonly (readonly [string, readonly EnvLine[]])[] = [
    [
      'Tags of the images. The actions image has its own version numbers.',
      [
        { name: 'DATAHUB_VERSION', value: choices.release },
        { name: 'ACTIONS_VERSION', value: 'v0.0.11' },
      ],
    ],
    ...(kafka.createsTopics
      ? [
          [
            'Without this, Kafka eventually deletes the message that datahub-gms waits for at each start.',
            [{ name: 'DATAHUB_PRECREATE_TOPICS', value: 'true' }],
          ] as const,
        ]
      : []),
    [
      'Ports are open only to this host.',
      ports.map(({ variable, port }) => ({ name: variable, value: `127.0.0.1:${port}` })),
    ],
    [
      'Replace each change-me with the output of: openssl rand -hex 32',
      [
        'SESSION_SECRET',
        'SYSTEM_SECRET',
        'TOKEN_SIGNING_KEY',
        'TOKEN_SALT',
        'STORED_SECRETS_KEY',
        ...generated(deployment),
      ].map(secret),
    ],
    ['Replace each change-me with the login that the service accepts.', logins(deployment).map(secret)],
  ];
  const written = blocks
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [`# ${title}`, ...lines.map(({ name, value }) => `${name}=${value}`)].join('\n'));
  return `${written.join('\n\n')}\n`;
}

/** Passwords of bundled data stores, which you choose before the first start. */
function generated({ database, choices }: Deployment): string[] {
  return [...(database.isBundled ? ['DB_SECRET'] : []), ...(choices.graph === 'neo4j-bundled' ? ['NEO4J_SECRET'] : [])];
}

/** Logins that exist elsewhere. */
function logins({ database, search, kafka, choices, isOidc }: Deployment): string[] {
  return [
    ...(database.isBundled ? [] : ['DB_SECRET']),
    ...(search.user === undefined ? [] : ['SEARCH_SECRET']),
    ...('sasl.username' in kafka.secrets ? ['KAFKA_LOGIN_USER', 'KAFKA_LOGIN_PASSWORD'] : []),
    ...('basic.auth.user.info' in kafka.secrets ? ['REGISTRY_LOGIN'] : []),
    ...(kafka.files.includes('truststore.jks') ? ['TRUSTSTORE_SECRET'] : []),
    ...(kafka.files.includes('keystore.jks') ? ['KEYSTORE_SECRET', 'KEY_SECRET'] : []),
    ...(choices.graph === 'neo4j' ? ['NEO4J_SECRET'] : []),
    ...(isOidc ? ['OIDC_SECRET'] : []),
  ];
}
