import type { Message } from '#model/message.ts';
import { formMessage } from './form-messages.ts';
import { keyedMessage } from './keyed-message.ts';

/** An answer to a question of the studio. `Text` is a string in the table and a message for callers. */
interface Option<Text> {
  id: string;
  label: Text;
  /** Its consequences, in one or two sentences; code is between backticks. */
  note: Text;
  /** Path and hash of the page with more information. */
  page?: string;
}

/** A question of the studio. */
interface Field {
  name: string;
  label: string;
  group: FieldGroup;
  options: readonly [Option<string>, ...Option<string>[]];
}

/** Headings of the form, in their order. */
export const fieldGroups = {
  start: formMessage('deployGroupStart'),
  database: formMessage('deployGroupDatabase'),
  search: formMessage('deployGroupSearch'),
  kafka: formMessage('deployGroupKafka'),
  graph: formMessage('deployGroupGraph'),
  people: formMessage('deployGroupPeople'),
  operation: formMessage('deployGroupOperation'),
} as const;
export type FieldGroup = keyof typeof fieldGroups;

/**
 * Every question with its answers. The order matters: answers to earlier questions decide which answers remain for later ones
 * (`constraints.ts`), and the first answer that remains is the default. The texts are in English; `allFields` has them with keys for translations, such as
 * `deployQuestionPlatform`, `deployQuestionPlatformDocker`, and `deployQuestionPlatformDockerNote`.
 */
const fields = [
  {
    name: 'platform',
    label: 'Where does DataHub run?',
    group: 'start',
    options: [
      {
        id: 'kubernetes',
        label: 'Kubernetes',
        note: 'The Helm charts install the services and the jobs that prepare the data stores.',
        page: '/docs/deploy/kubernetes',
      },
      {
        id: 'docker',
        label: 'Docker',
        note: 'Compose runs everything on one host, so if the host goes down, DataHub does too.',
        page: '/docs/docker',
      },
    ],
  },
  {
    name: 'purpose',
    label: 'What is the deployment for?',
    group: 'start',
    options: [
      {
        id: 'production',
        label: 'Production',
        note: 'For a deployment that other people rely on. APIs require tokens, and all secrets are your own.',
        page: '/docs/deploy/production-checklist',
      },
      {
        id: 'trial',
        label: 'Trial',
        note: 'For a deployment that you can delete at any time. Only you can reach it.',
        page: '/docs/deploy/kubernetes#install-a-trial',
      },
    ],
  },
  {
    name: 'release',
    label: 'Which release?',
    group: 'start',
    options: [
      {
        id: 'v0.10.1',
        label: '0.10.1',
        note: 'On Kubernetes, chart 0.2.162 installs this release.',
        page: '/docs/how/updating-datahub',
      },
      {
        id: 'v0.10.2',
        label: '0.10.2',
        note: 'On Kubernetes, chart 0.2.164 installs this release. Compared with chart 0.2.162, the only template change is `extraSidecars`.',
        page: '/docs/how/updating-datahub',
      },
    ],
  },
  {
    name: 'size',
    label: 'How many assets?',
    group: 'start',
    options: [
      {
        id: 'small',
        label: 'Up to 10,000',
        note: 'The quickstart values: 1 GB of heap, one thread, and one partition.',
        page: '/docs/deploy/sizing#starting-values',
      },
      {
        id: 'medium',
        label: 'Up to 100,000',
        note: 'A starting estimate: 3 GB of heap, three threads, and three partitions.',
        page: '/docs/deploy/sizing#starting-values',
      },
      {
        id: 'large',
        label: 'Up to 1 million',
        note: 'A starting estimate: two replicas with 6 GB of heap, separate consumers, six threads, and six partitions.',
        page: '/docs/deploy/sizing#starting-values',
      },
    ],
  },
  {
    name: 'database',
    label: 'Which database?',
    group: 'database',
    options: [
      {
        id: 'bundled',
        label: 'Bundled MySQL',
        note: 'One MySQL server runs alongside DataHub. It isn’t backed up automatically.',
        page: '/docs/how/backup-datahub',
      },
      {
        id: 'bundled-postgres',
        label: 'Bundled PostgreSQL',
        note: 'One PostgreSQL server runs alongside DataHub. It isn’t backed up automatically.',
        page: '/docs/how/backup-datahub',
      },
      {
        id: 'mysql',
        label: 'Your own MySQL',
        note: 'MySQL 5.7 or 8.0, or MariaDB. The database user needs permission to create the `datahub` database, unless it already exists.',
        page: '/docs/deploy/kubernetes#make-it-fit-for-production',
      },
      {
        id: 'postgres',
        label: 'Your own PostgreSQL',
        note: 'The database user needs permission to create the `datahub` database, unless it already exists.',
        page: '/docs/deploy/kubernetes#components',
      },
      {
        id: 'rds-mysql',
        label: 'Amazon RDS for MySQL',
        note: 'Leave the Initial database name field empty so that the setup job creates the database with the right collation.',
        page: '/docs/deploy/aws#rds',
      },
      {
        id: 'rds-postgres',
        label: 'Amazon RDS for PostgreSQL',
        note: 'The setup job creates the database.',
        page: '/docs/deploy/aws#rds',
      },
      {
        id: 'cloudsql-mysql',
        label: 'Google Cloud SQL for MySQL',
        note: 'Create the database with the `utf8mb4_bin` collation, and use the instance’s private IP address.',
        page: '/docs/deploy/gcp#cloud-sql',
      },
      {
        id: 'cloudsql-postgres',
        label: 'Google Cloud SQL for PostgreSQL',
        note: 'Use the instance’s private IP address.',
        page: '/docs/deploy/gcp#cloud-sql',
      },
    ],
  },
  {
    name: 'databaseTls',
    label: 'Is the database connection encrypted?',
    group: 'database',
    options: [
      {
        id: 'encrypted',
        label: 'Yes, without certificate verification',
        note: 'Protects against eavesdropping, but not against a server that impersonates yours. With MySQL, the connection is unencrypted if the server doesn’t support TLS.',
        page: '/docs/deploy/tls#database',
      },
      {
        id: 'verified',
        label: 'Yes, with certificate verification',
        note: 'The driver rejects a server if your CA didn’t sign its certificate or the hostname doesn’t match. The setup job doesn’t check the certificate.',
        page: '/docs/deploy/tls#database',
      },
      {
        id: 'none',
        label: 'No',
        note: 'Passwords and metadata cross the network unencrypted.',
        page: '/docs/deploy/tls#database',
      },
    ],
  },
  {
    name: 'search',
    label: 'Which search engine?',
    group: 'search',
    options: [
      {
        id: 'bundled',
        label: 'Bundled Elasticsearch',
        note: 'A single node with less than 1 GB of memory.',
        page: '/docs/deploy/helm/prerequisites',
      },
      {
        id: 'elasticsearch',
        label: 'Your own Elasticsearch',
        note: 'Elasticsearch 7 on your network.',
        page: '/docs/deploy/tls#elasticsearch',
      },
      {
        id: 'elastic-cloud',
        label: 'Elastic Cloud',
        note: 'Elasticsearch 7, hosted by Elastic. Connections require HTTPS and a login.',
        page: '/docs/deploy/gcp#elasticsearch-and-kafka',
      },
      {
        id: 'aws-opensearch',
        label: 'Amazon OpenSearch Service',
        note: 'Elasticsearch 7.10 or OpenSearch 1.x on port 443. The setup job needs `USE_AWS_ELASTICSEARCH`.',
        page: '/docs/deploy/aws#elasticsearch-service',
      },
    ],
  },
  {
    name: 'searchSecurity',
    label: 'How does DataHub connect to the search engine?',
    group: 'search',
    options: [
      {
        id: 'password',
        label: 'HTTPS with a password',
        note: 'A public CA signed the certificate, so Java trusts it.',
        page: '/docs/deploy/tls#elasticsearch',
      },
      {
        id: 'private-ca',
        label: 'HTTPS with a private CA and a password',
        note: 'Every service gets a truststore. The start scripts can’t read the truststore, so they don’t wait for the search engine.',
        page: '/docs/deploy/tls#private-ca',
      },
      {
        id: 'https',
        label: 'HTTPS without a login',
        note: 'Only the network protects the search engine.',
        page: '/docs/deploy/tls#elasticsearch',
      },
      {
        id: 'iam',
        label: 'Signed requests (AWS IAM)',
        note: 'The setup job can’t sign its requests, so it’s turned off. As a result, no policy deletes old usage events.',
        page: '/docs/deploy/aws#elasticsearch-service',
      },
      {
        id: 'open',
        label: 'HTTP without a login',
        note: 'Only the network protects the search engine.',
        page: '/docs/deploy/tls#elasticsearch',
      },
    ],
  },
  {
    name: 'kafka',
    label: 'Which Kafka cluster?',
    group: 'kafka',
    options: [
      {
        id: 'bundled',
        label: 'Bundled Kafka',
        note: 'A single broker with ZooKeeper.',
        page: '/docs/deploy/helm/prerequisites',
      },
      {
        id: 'own',
        label: 'Your own Kafka',
        note: 'The setup job creates the topics with a replication factor of 3.',
        page: '/docs/how/kafka-config',
      },
      {
        id: 'msk',
        label: 'Amazon MSK',
        note: 'The port determines the connection type: 9092, 9094, 9096, or 9098.',
        page: '/docs/deploy/aws#msk',
      },
      {
        id: 'confluent',
        label: 'Confluent Cloud',
        note: 'The setup job doesn’t work with Confluent Cloud, so create the topics before you install DataHub.',
        page: '/docs/deploy/confluent-cloud',
      },
    ],
  },
  {
    name: 'kafkaSecurity',
    label: 'How does DataHub connect to Kafka?',
    group: 'kafka',
    options: [
      {
        id: 'plaintext',
        label: 'Without encryption or a login',
        note: 'Only the network protects the brokers.',
        page: '/docs/how/kafka-config#security',
      },
      {
        id: 'tls',
        label: 'TLS',
        note: 'The connection is encrypted, but the brokers don’t authenticate clients.',
        page: '/docs/how/kafka-config#ssl',
      },
      {
        id: 'mutual-tls',
        label: 'TLS with a client certificate',
        note: 'Java reads the certificate from a keystore, and the actions container reads PEM files.',
        page: '/docs/how/kafka-config#ssl',
      },
      {
        id: 'scram',
        label: 'TLS with a password (SCRAM)',
        note: 'The mechanism is SCRAM-SHA-512.',
        page: '/docs/how/kafka-config#sasl',
      },
      {
        id: 'plain',
        label: 'TLS with a password or API key (PLAIN)',
        note: 'The PLAIN mechanism sends the password itself, so use it only over TLS.',
        page: '/docs/how/kafka-config#sasl',
      },
      {
        id: 'iam',
        label: 'AWS IAM',
        note: 'The actions container can’t use IAM, so you can’t run recipes from the web application.',
        page: '/docs/deploy/aws#msk',
      },
    ],
  },
  {
    name: 'kafkaCa',
    label: 'Who signed the brokers’ certificates?',
    group: 'kafka',
    options: [
      {
        id: 'public',
        label: 'A public CA',
        note: 'Java trusts public CAs, so you don’t need a truststore.',
        page: '/docs/how/kafka-config#ssl',
      },
      {
        id: 'private',
        label: 'Your own CA',
        note: 'Every service gets a truststore that contains your CA certificate.',
        page: '/docs/how/kafka-config#ssl',
      },
    ],
  },
  {
    name: 'registry',
    label: 'Which schema registry?',
    group: 'kafka',
    options: [
      {
        id: 'bundled',
        label: 'Bundled registry',
        note: 'Confluent’s registry runs alongside DataHub and stores the schemas in Kafka.',
        page: '/docs/deploy/helm/prerequisites',
      },
      {
        id: 'own',
        label: 'Your own registry',
        note: 'A registry with Confluent’s API that stores its `_schemas` topic in the same Kafka cluster.',
        page: '/docs/how/kafka-config',
      },
      {
        id: 'confluent',
        label: 'Confluent Cloud',
        note: 'The registry has its own API key.',
        page: '/docs/deploy/confluent-cloud',
      },
      {
        id: 'glue',
        label: 'AWS Glue',
        note: 'DataHub’s Python clients can’t read from this registry, so the actions container is turned off. You must also create the topics yourself.',
        page: '/docs/deploy/aws#aws-glue-schema-registry',
      },
    ],
  },
  {
    name: 'registrySecurity',
    label: 'How does DataHub connect to the schema registry?',
    group: 'kafka',
    options: [
      {
        id: 'http',
        label: 'HTTP',
        note: 'Only the network protects the registry.',
        page: '/docs/deploy/tls#kafka',
      },
      {
        id: 'https',
        label: 'HTTPS',
        note: 'A public CA signed the certificate.',
        page: '/docs/deploy/tls#kafka',
      },
      {
        id: 'password',
        label: 'HTTPS with a password or API key',
        note: 'The credentials are stored in the same secret as those for Kafka.',
        page: '/docs/how/kafka-config#ssl',
      },
      {
        id: 'private-ca',
        label: 'HTTPS with a private CA',
        note: 'The registry uses its own truststore variables.',
        page: '/docs/how/kafka-config#ssl',
      },
      {
        id: 'aws',
        label: 'AWS credentials',
        note: 'The AWS library uses the worker nodes’ IAM role.',
        page: '/docs/deploy/aws#aws-glue-schema-registry',
      },
    ],
  },
  {
    name: 'graph',
    label: 'Where is the graph stored?',
    group: 'graph',
    options: [
      {
        id: 'elasticsearch',
        label: 'In the search engine',
        note: 'The default. You don’t need an additional data store.',
        page: '/docs/components',
      },
      {
        id: 'neo4j-bundled',
        label: 'In a bundled Neo4j instance',
        note: 'A single Community Edition node.',
        page: '/docs/deploy/helm/prerequisites',
      },
      {
        id: 'neo4j',
        label: 'In your own Neo4j',
        note: 'DataHub waits for Neo4j’s HTTP port and connects over Bolt.',
        page: '/docs/deploy/kubernetes#components',
      },
    ],
  },
  {
    name: 'graphTls',
    label: 'Is the Neo4j connection encrypted?',
    group: 'graph',
    options: [
      {
        id: 'none',
        label: 'No',
        note: 'Only the network protects the graph.',
        page: '/docs/deploy/tls#support',
      },
      {
        id: 'public',
        label: 'Yes, with a certificate from a public CA',
        note: 'The address begins with `bolt+s`, and DataHub waits for the HTTPS port.',
        page: '/docs/deploy/tls#support',
      },
    ],
  },
  {
    name: 'signIn',
    label: 'How do people log in?',
    group: 'people',
    options: [
      {
        id: 'password-file',
        label: 'With a password file',
        note: 'A file with the root user and a new password replaces the one in the image. To add other people, send them invite links.',
        page: '/docs/authentication/guides/jaas',
      },
      {
        id: 'oidc-google',
        label: 'With Google',
        note: 'People use their Google accounts. The part before the `@` becomes the username.',
        page: '/docs/authentication/guides/sso/configure-oidc-react-google',
      },
      {
        id: 'oidc-okta',
        label: 'With Okta',
        note: 'The chart also requests the `groups` scope.',
        page: '/docs/authentication/guides/sso/configure-oidc-react-okta',
      },
      {
        id: 'oidc-azure',
        label: 'With Azure AD',
        note: 'People use their Azure AD accounts.',
        page: '/docs/authentication/guides/sso/configure-oidc-react-azure',
      },
      {
        id: 'oidc',
        label: 'With another OpenID provider',
        note: 'Keycloak, Auth0, Ping, and others that have a discovery document.',
        page: '/docs/authentication/guides/sso/configure-oidc-react',
      },
      {
        id: 'default',
        label: 'As the default user',
        note: 'The username and password are both `datahub`, which everyone knows.',
        page: '/docs/authentication/guides/jaas',
      },
    ],
  },
  {
    name: 'access',
    label: 'How do people reach DataHub?',
    group: 'people',
    options: [
      {
        id: 'nginx',
        label: 'Ingress (nginx)',
        note: 'The ingress controller must be installed, and the TLS secret must exist.',
        page: '/docs/deploy/kubernetes#make-it-fit-for-production',
      },
      {
        id: 'alb',
        label: 'AWS load balancer (ALB)',
        note: 'The AWS Load Balancer Controller must be installed. The load balancer is internal.',
        page: '/docs/deploy/aws#load-balancer',
      },
      {
        id: 'gke',
        label: 'Google Cloud load balancer',
        note: 'Uses a Google-managed certificate and a static address named `datahub`.',
        page: '/docs/deploy/gcp#ingress',
      },
      {
        id: 'proxy',
        label: 'Reverse proxy with HTTPS',
        note: 'A proxy on the same host forwards all paths to port 9002.',
        page: '/docs/deploy/proxy#forward',
      },
      {
        id: 'local',
        label: 'Only from this machine',
        note: 'No one else can reach DataHub.',
        page: '/docs/deploy/kubernetes#install-a-trial',
      },
    ],
  },
  {
    name: 'tokens',
    label: 'Do APIs require a token?',
    group: 'people',
    options: [
      {
        id: 'required',
        label: 'Yes',
        note: 'Metadata service authentication is on. Its secrets must exist before the first installation.',
        page: '/docs/authentication/introducing-metadata-service-authentication',
      },
      {
        id: 'open',
        label: 'No',
        note: 'Anyone who can reach the metadata service can read and change everything.',
        page: '/docs/authentication/introducing-metadata-service-authentication',
      },
    ],
  },
  {
    name: 'consumers',
    label: 'Where do the consumers run?',
    group: 'operation',
    options: [
      {
        id: 'inside',
        label: 'Inside the metadata service',
        note: 'The default. You don’t need to operate anything else.',
        page: '/docs/metadata-jobs#where-they-run',
      },
      {
        id: 'separate',
        label: 'Separately',
        note: 'Heavy ingestion doesn’t slow down the web application. Leave both consumers at one replica: the MAE consumer contains the ingestion scheduler, and the chart rejects a second MCE consumer.',
        page: '/docs/deploy/sizing#separate-consumers',
      },
    ],
  },
  {
    name: 'monitoring',
    label: 'How do you monitor DataHub?',
    group: 'operation',
    options: [
      {
        id: 'prometheus',
        label: 'Prometheus',
        note: 'Each service’s JMX exporter publishes metrics on port 4318, without authentication.',
        page: '/docs/advanced/monitoring#switch-metrics-on',
      },
      {
        id: 'operator',
        label: 'Prometheus Operator',
        note: 'The chart also creates a `ServiceMonitor` object for each service. The cluster must support this type of object.',
        page: '/docs/advanced/monitoring#switch-metrics-on',
      },
      {
        id: 'traces',
        label: 'Prometheus and OpenTelemetry',
        note: 'Each service also sends traces to Jaeger.',
        page: '/docs/advanced/monitoring#traces',
      },
      {
        id: 'none',
        label: 'No monitoring yet',
        note: 'You won’t notice lag or a full disk until something fails.',
        page: '/docs/advanced/monitoring#what-to-watch-first',
      },
    ],
  },
] as const satisfies readonly Field[];

export type FieldName = (typeof fields)[number]['name'];

/** One answer to each question. */
export type Choices = {
  [F in (typeof fields)[number] as F['name']]: F['options'][number]['id'];
};

/** Any question with its answers. */
export interface AnyField {
  name: FieldName;
  label: Message;
  group: FieldGroup;
  options: readonly Option<Message>[];
}

/** All questions, for iteration. */
export const allFields: readonly AnyField[] = fields.map(withMessages);

function withMessages({ name, label, group, options }: Field & { name: FieldName }): AnyField {
  const message = (text: string, ...names: readonly string[]) => keyedMessage(text, 'question', name, ...names);
  return {
    name,
    label: message(label),
    group,
    options: options.map((option) => ({
      ...option,
      label: message(option.label, option.id),
      note: message(option.note, option.id, 'note'),
    })),
  };
}
