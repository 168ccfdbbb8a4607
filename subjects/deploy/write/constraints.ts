import type { Choices, FieldName } from './fields.ts';

/** Answers to some questions, any of which may have been given. */
export type Given = { readonly [F in FieldName]?: readonly Choices[F][] };

/** Which answers to a question remain once earlier questions have been answered. */
export type Constraint = {
  [F in FieldName]: {
    /** It applies if every question here has one of these answers. */
    when: Given;
    field: F;
    only: readonly [Choices[F], ...Choices[F][]];
    because: string;
  };
}[FieldName];

const bundledDatabases = ['bundled', 'bundled-postgres'] as const;
const notBundled =
  'In production on Kubernetes, data stores need more than the single node that the prerequisites chart installs.';

/** What excludes what. A constraint refers only to earlier questions, so that the answers can be settled in one pass. */
export const constraints: readonly Constraint[] = [
  { when: { purpose: ['trial'] }, field: 'size', only: ['small'], because: 'A trial has the size of the quickstart.' },
  {
    when: { platform: ['docker'] },
    field: 'size',
    only: ['small', 'medium'],
    because: 'For this many assets, run two replicas of the metadata service, which a single host can’t do.',
  },
  {
    when: { platform: ['kubernetes'], purpose: ['production'] },
    field: 'database',
    only: ['mysql', 'postgres', 'rds-mysql', 'rds-postgres', 'cloudsql-mysql', 'cloudsql-postgres'],
    because: notBundled,
  },
  {
    when: { platform: ['docker'] },
    field: 'database',
    only: ['bundled', 'mysql', 'postgres', 'rds-mysql', 'rds-postgres', 'cloudsql-mysql', 'cloudsql-postgres'],
    because: 'The platform’s quickstart files contain MySQL only.',
  },
  {
    when: { database: bundledDatabases },
    field: 'databaseTls',
    only: ['none'],
    because: 'The bundled database has no certificate of its own.',
  },
  {
    when: { platform: ['kubernetes'], purpose: ['production'] },
    field: 'search',
    only: ['elasticsearch', 'elastic-cloud', 'aws-opensearch'],
    because: notBundled,
  },
  {
    when: { search: ['bundled'] },
    field: 'searchSecurity',
    only: ['open'],
    because: 'The bundled Elasticsearch has no login and no certificate.',
  },
  {
    when: { search: ['elasticsearch'] },
    field: 'searchSecurity',
    only: ['password', 'private-ca', 'https', 'open'],
    because: 'Only Amazon OpenSearch Service accepts signed requests.',
  },
  {
    when: { search: ['elastic-cloud'] },
    field: 'searchSecurity',
    only: ['password'],
    because: 'Elastic Cloud accepts only HTTPS with a login, and its certificates are public.',
  },
  {
    when: { search: ['aws-opensearch'] },
    field: 'searchSecurity',
    only: ['password', 'https', 'iam'],
    because: 'The domain’s endpoint has a public certificate.',
  },
  {
    when: { platform: ['kubernetes'], purpose: ['production'] },
    field: 'kafka',
    only: ['own', 'msk', 'confluent'],
    because: notBundled,
  },
  {
    when: { kafka: ['bundled'] },
    field: 'kafkaSecurity',
    only: ['plaintext'],
    because: 'The bundled Kafka has no login and no certificate.',
  },
  {
    when: { kafka: ['own'] },
    field: 'kafkaSecurity',
    only: ['plaintext', 'tls', 'mutual-tls', 'scram', 'plain'],
    because: 'Only Amazon MSK accepts IAM.',
  },
  {
    when: { kafka: ['msk'] },
    field: 'kafkaSecurity',
    only: ['plaintext', 'tls', 'mutual-tls', 'scram', 'iam'],
    because: 'Amazon MSK has no PLAIN mechanism.',
  },
  {
    when: { kafka: ['confluent'] },
    field: 'kafkaSecurity',
    only: ['plain'],
    because: 'Confluent Cloud accepts API keys over TLS.',
  },
  {
    when: { kafkaSecurity: ['plaintext', 'iam'] },
    field: 'kafkaCa',
    only: ['public'],
    because: 'This kind of connection needs no truststore.',
  },
  {
    when: { kafka: ['msk', 'confluent'] },
    field: 'kafkaCa',
    only: ['public'],
    because: 'The service’s certificates are public.',
  },
  {
    when: { kafka: ['bundled'] },
    field: 'registry',
    only: ['bundled'],
    because: 'The schemas are stored in the bundled Kafka.',
  },
  {
    when: { kafka: ['own'] },
    field: 'registry',
    only: ['bundled', 'own'],
    because: 'AWS Glue and Confluent Cloud’s registry belong to the Kafka services of the same providers.',
  },
  {
    when: { kafka: ['msk'] },
    field: 'registry',
    only: ['bundled', 'own', 'glue'],
    because: 'Confluent Cloud’s registry belongs to Kafka in Confluent Cloud.',
  },
  {
    when: { kafka: ['confluent'] },
    field: 'registry',
    only: ['confluent'],
    because: 'Use the registry in the same environment as the cluster.',
  },
  {
    when: { kafkaSecurity: ['tls', 'mutual-tls', 'scram', 'plain', 'iam'], kafka: ['own', 'msk'] },
    field: 'registry',
    only: ['own', 'glue'],
    because: 'The bundled registry connects to Kafka without encryption and login.',
  },
  {
    when: { registry: ['bundled'] },
    field: 'registrySecurity',
    only: ['http'],
    because: 'The bundled registry has no login and no certificate.',
  },
  {
    when: { registry: ['own'] },
    field: 'registrySecurity',
    only: ['http', 'https', 'password', 'private-ca'],
    because: 'Only AWS Glue uses AWS credentials.',
  },
  {
    when: { registry: ['confluent'] },
    field: 'registrySecurity',
    only: ['password'],
    because: 'The registry in Confluent Cloud requires its own API key.',
  },
  {
    when: { registry: ['glue'] },
    field: 'registrySecurity',
    only: ['aws'],
    because: 'AWS Glue requires AWS credentials.',
  },
  {
    when: { platform: ['kubernetes'], purpose: ['production'] },
    field: 'graph',
    only: ['elasticsearch', 'neo4j'],
    because: notBundled,
  },
  {
    when: { graph: ['elasticsearch', 'neo4j-bundled'] },
    field: 'graphTls',
    only: ['none'],
    because: 'There is no connection of its own to encrypt.',
  },
  {
    when: { purpose: ['production'] },
    field: 'signIn',
    only: ['password-file', 'oidc-google', 'oidc-okta', 'oidc-azure', 'oidc'],
    because: 'Everyone knows the default user’s password.',
  },
  {
    when: { platform: ['docker'] },
    field: 'access',
    only: ['proxy', 'local'],
    because: 'Docker has no ingress.',
  },
  {
    when: { platform: ['kubernetes'] },
    field: 'access',
    only: ['nginx', 'alb', 'gke', 'local'],
    because: 'On Kubernetes, an ingress takes the place of the proxy.',
  },
  {
    when: { purpose: ['production'] },
    field: 'access',
    only: ['nginx', 'alb', 'gke', 'proxy'],
    because: 'Other people must be able to reach it.',
  },
  {
    when: { signIn: ['oidc-google', 'oidc-okta', 'oidc-azure', 'oidc'] },
    field: 'access',
    only: ['nginx', 'alb', 'gke', 'proxy'],
    because: 'The provider sends people back to a public address with HTTPS.',
  },
  {
    when: { purpose: ['production'] },
    field: 'tokens',
    only: ['required'],
    because: 'Without tokens, anyone who can reach an API can change everything.',
  },
  {
    when: { size: ['large'] },
    field: 'consumers',
    only: ['separate'],
    because: 'The chart rejects a second replica of the metadata service that contains the consumers.',
  },
  {
    when: { platform: ['docker'] },
    field: 'monitoring',
    only: ['prometheus', 'traces', 'none'],
    because: 'The Prometheus Operator runs on Kubernetes.',
  },
];
