import type { Message } from '#model/message.ts';
import type { Choices, FieldName } from './fields.ts';
import { formMessage } from './form-messages.ts';

/** Answers to some questions, any of which may have been given. */
export type Given = { readonly [F in FieldName]?: readonly Choices[F][] };

/** Which answers to a question remain once earlier questions have been answered. */
export type Constraint = {
  [F in FieldName]: {
    /** It applies if every question here has one of these answers. */
    when: Given;
    field: F;
    only: readonly [Choices[F], ...Choices[F][]];
    because: Message;
  };
}[FieldName];

const bundledDatabases = ['bundled', 'bundled-postgres'] as const;
const notBundled = formMessage('deployBecauseSingleNode');

/** Which answers exclude which. A constraint refers only to earlier questions, so that the answers can be determined in one pass. */
export const constraints: readonly Constraint[] = [
  { when: { purpose: ['trial'] }, field: 'size', only: ['small'], because: formMessage('deployBecauseTrialIsSmall') },
  {
    when: { platform: ['docker'] },
    field: 'size',
    only: ['small', 'medium'],
    because: formMessage('deployBecauseSingleHost'),
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
    because: formMessage('deployBecauseComposeHasMysql'),
  },
  {
    when: { database: bundledDatabases },
    field: 'databaseTls',
    only: ['none'],
    because: formMessage('deployBecauseDatabaseHasNoCertificate'),
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
    because: formMessage('deployBecauseElasticsearchIsOpen'),
  },
  {
    when: { search: ['elasticsearch'] },
    field: 'searchSecurity',
    only: ['password', 'private-ca', 'https', 'open'],
    because: formMessage('deployBecauseOnlyAmazonSigns'),
  },
  {
    when: { search: ['elastic-cloud'] },
    field: 'searchSecurity',
    only: ['password'],
    because: formMessage('deployBecauseElasticCloudHasLogin'),
  },
  {
    when: { search: ['aws-opensearch'] },
    field: 'searchSecurity',
    only: ['password', 'https', 'iam'],
    because: formMessage('deployBecauseDomainIsPublic'),
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
    because: formMessage('deployBecauseKafkaIsOpen'),
  },
  {
    when: { kafka: ['own'] },
    field: 'kafkaSecurity',
    only: ['plaintext', 'tls', 'mutual-tls', 'scram', 'plain'],
    because: formMessage('deployBecauseOnlyMskHasIam'),
  },
  {
    when: { kafka: ['msk'] },
    field: 'kafkaSecurity',
    only: ['plaintext', 'tls', 'mutual-tls', 'scram', 'iam'],
    because: formMessage('deployBecauseMskHasNoPlain'),
  },
  {
    when: { kafka: ['confluent'] },
    field: 'kafkaSecurity',
    only: ['plain'],
    because: formMessage('deployBecauseConfluentHasKeys'),
  },
  {
    when: { kafkaSecurity: ['plaintext', 'iam'] },
    field: 'kafkaCa',
    only: ['public'],
    because: formMessage('deployBecauseNoTruststoreNeeded'),
  },
  {
    when: { kafka: ['msk', 'confluent'] },
    field: 'kafkaCa',
    only: ['public'],
    because: formMessage('deployBecauseServiceCertificates'),
  },
  {
    when: { kafka: ['bundled'] },
    field: 'registry',
    only: ['bundled'],
    because: formMessage('deployBecauseSchemasInBundledKafka'),
  },
  {
    when: { kafka: ['own'] },
    field: 'registry',
    only: ['bundled', 'own'],
    because: formMessage('deployBecauseRegistriesOfProviders'),
  },
  {
    when: { kafka: ['msk'] },
    field: 'registry',
    only: ['bundled', 'own', 'glue'],
    because: formMessage('deployBecauseRegistryOfConfluent'),
  },
  {
    when: { kafka: ['confluent'] },
    field: 'registry',
    only: ['confluent'],
    because: formMessage('deployBecauseSameEnvironment'),
  },
  {
    when: { kafkaSecurity: ['tls', 'mutual-tls', 'scram', 'plain', 'iam'], kafka: ['own', 'msk'] },
    field: 'registry',
    only: ['own', 'glue'],
    because: formMessage('deployBecauseBundledRegistryIsPlain'),
  },
  {
    when: { registry: ['bundled'] },
    field: 'registrySecurity',
    only: ['http'],
    because: formMessage('deployBecauseBundledRegistryIsOpen'),
  },
  {
    when: { registry: ['own'] },
    field: 'registrySecurity',
    only: ['http', 'https', 'password', 'private-ca'],
    because: formMessage('deployBecauseOnlyGlueHasAws'),
  },
  {
    when: { registry: ['confluent'] },
    field: 'registrySecurity',
    only: ['password'],
    because: formMessage('deployBecauseRegistryNeedsKey'),
  },
  {
    when: { registry: ['glue'] },
    field: 'registrySecurity',
    only: ['aws'],
    because: formMessage('deployBecauseGlueNeedsAws'),
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
    because: formMessage('deployBecauseNoGraphConnection'),
  },
  {
    when: { purpose: ['production'] },
    field: 'signIn',
    only: ['password-file', 'oidc-google', 'oidc-okta', 'oidc-azure', 'oidc'],
    because: formMessage('deployBecauseDefaultUserIsKnown'),
  },
  {
    when: { platform: ['docker'] },
    field: 'access',
    only: ['proxy', 'local'],
    because: formMessage('deployBecauseNoIngressInDocker'),
  },
  {
    when: { platform: ['kubernetes'] },
    field: 'access',
    only: ['nginx', 'alb', 'gke', 'local'],
    because: formMessage('deployBecauseIngressIsProxy'),
  },
  {
    when: { purpose: ['production'] },
    field: 'access',
    only: ['nginx', 'alb', 'gke', 'proxy'],
    because: formMessage('deployBecauseOthersNeedAccess'),
  },
  {
    when: { signIn: ['oidc-google', 'oidc-okta', 'oidc-azure', 'oidc'] },
    field: 'access',
    only: ['nginx', 'alb', 'gke', 'proxy'],
    because: formMessage('deployBecauseProviderNeedsAddress'),
  },
  {
    when: { purpose: ['production'] },
    field: 'tokens',
    only: ['required'],
    because: formMessage('deployBecauseTokensProtect'),
  },
  {
    when: { size: ['large'] },
    field: 'consumers',
    only: ['separate'],
    because: formMessage('deployBecauseOneReplicaWithConsumers'),
  },
  {
    when: { platform: ['docker'] },
    field: 'monitoring',
    only: ['prometheus', 'traces', 'none'],
    because: formMessage('deployBecauseOperatorOnKubernetes'),
  },
];
