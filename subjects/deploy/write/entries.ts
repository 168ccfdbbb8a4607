import type { Message } from '#model/message.ts';
import type { Given } from './constraints.ts';
import type { FieldGroup } from './fields.ts';
import { formMessage } from './form-messages.ts';
import { keyedMessage } from './keyed-message.ts';

/** Text that a reader enters. It never becomes part of a link, because it might be the name of an internal system. */
interface Entry {
  name: string;
  /** In English; `keyedMessage` makes its key, such as `deployEntryDatabaseHost`. */
  label: string;
  group: FieldGroup;
  /** Needed if one of these applies. */
  when: readonly Given[];
  /** Used as long as nothing valid is entered. */
  example: string;
  form: EntryForm;
}

/** What an entry must look like. All forms exclude text that YAML, a shell, or a URL would interpret differently. */
export const entryForms = {
  host: {
    pattern: /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i,
    says: formMessage('deployEnterHost'),
  },
  hosts: {
    pattern: /^(?:[a-z0-9][a-z0-9.-]*:\d{2,5})(?:,[a-z0-9][a-z0-9.-]*:\d{2,5}){0,19}$/i,
    says: formMessage('deployEnterHosts'),
  },
  port: { pattern: /^[1-9]\d{1,4}$/, says: formMessage('deployEnterPort') },
  name: {
    pattern: /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/,
    says: formMessage('deployEnterName'),
  },
  user: { pattern: /^[A-Za-z][\w.@-]{0,62}$/, says: formMessage('deployEnterUser') },
  id: {
    pattern: /^(?=.*[A-Za-z])[A-Za-z0-9][\w.-]{2,127}$/,
    says: formMessage('deployEnterId'),
  },
  tenant: { pattern: /^[A-Za-z0-9][\w.-]{2,127}$/, says: formMessage('deployEnterTenant') },
  region: { pattern: /^[a-z]{2}(?:-[a-z]+)+-\d$/, says: formMessage('deployEnterRegion') },
  arn: {
    pattern: /^arn:aws[\w-]*:acm:[a-z0-9-]+:\d{12}:certificate\/[\w-]+$/,
    says: formMessage('deployEnterArn'),
  },
  address: {
    pattern: /^https?:\/\/[a-z0-9][a-z0-9.-]*(?::\d{2,5})?(?:\/[\w./-]*)?$/i,
    says: formMessage('deployEnterAddress'),
  },
} as const satisfies Record<string, { pattern: RegExp; says: Message }>;
type EntryForm = keyof typeof entryForms;

const loggedIn = ['password', 'private-ca'] as const;

/** Everything that a reader can type. */
const entries = [
  {
    name: 'namespace',
    label: 'Namespace',
    group: 'start',
    when: [{ platform: ['kubernetes'] }],
    example: 'datahub',
    form: 'name',
  },
  {
    name: 'secretPrefix',
    label: 'Secret name prefix',
    group: 'start',
    when: [{ platform: ['kubernetes'] }],
    example: 'datahub',
    form: 'name',
  },
  {
    name: 'databaseHost',
    label: 'Database host',
    group: 'database',
    when: [
      {
        database: ['mysql', 'postgres', 'rds-mysql', 'rds-postgres', 'cloudsql-mysql', 'cloudsql-postgres'],
      },
    ],
    example: 'database.internal',
    form: 'host',
  },
  {
    name: 'databaseUser',
    label: 'Database user',
    group: 'database',
    when: [
      {
        database: ['mysql', 'postgres', 'rds-mysql', 'rds-postgres', 'cloudsql-mysql', 'cloudsql-postgres'],
      },
    ],
    example: 'datahub',
    form: 'user',
  },
  {
    name: 'searchHost',
    label: 'Search engine host',
    group: 'search',
    when: [{ search: ['elasticsearch', 'elastic-cloud', 'aws-opensearch'] }],
    example: 'search.internal',
    form: 'host',
  },
  {
    name: 'searchPort',
    label: 'Search engine port',
    group: 'search',
    when: [{ search: ['elasticsearch', 'elastic-cloud'] }],
    example: '9200',
    form: 'port',
  },
  {
    name: 'searchUser',
    label: 'Search engine user',
    group: 'search',
    when: [{ searchSecurity: loggedIn }],
    example: 'datahub',
    form: 'user',
  },
  {
    name: 'kafkaBrokers',
    label: 'Brokers',
    group: 'kafka',
    when: [{ kafka: ['own', 'msk', 'confluent'] }],
    example: 'kafka-1.internal:9092,kafka-2.internal:9092,kafka-3.internal:9092',
    form: 'hosts',
  },
  {
    name: 'registryUrl',
    label: 'Schema registry address',
    group: 'kafka',
    when: [{ registry: ['own', 'confluent'] }],
    example: 'https://schema-registry.internal:8081',
    form: 'address',
  },
  {
    name: 'glueRegistry',
    label: 'Glue registry name',
    group: 'kafka',
    when: [{ registry: ['glue'] }],
    example: 'datahub',
    form: 'id',
  },
  {
    name: 'awsRegion',
    label: 'AWS region',
    group: 'kafka',
    when: [{ registry: ['glue'] }, { searchSecurity: ['iam'] }],
    example: 'eu-central-1',
    form: 'region',
  },
  {
    name: 'neo4jHost',
    label: 'Neo4j host',
    group: 'graph',
    when: [{ graph: ['neo4j'] }],
    example: 'neo4j.internal',
    form: 'host',
  },
  {
    name: 'publicHost',
    label: 'Public hostname',
    group: 'people',
    when: [{ access: ['nginx', 'alb', 'gke', 'proxy'] }],
    example: 'datahub.example.com',
    form: 'host',
  },
  {
    name: 'certificateArn',
    label: 'Certificate (ARN)',
    group: 'people',
    when: [{ access: ['alb'] }],
    example: 'arn:aws:acm:eu-central-1:111122223333:certificate/0a1b2c3d-0000-1111-2222-333344445555',
    form: 'arn',
  },
  {
    name: 'oidcClientId',
    label: 'Client ID',
    group: 'people',
    when: [{ signIn: ['oidc-google', 'oidc-okta', 'oidc-azure', 'oidc'] }],
    example: 'datahub-web',
    form: 'id',
  },
  {
    name: 'oktaDomain',
    label: 'Okta domain',
    group: 'people',
    when: [{ signIn: ['oidc-okta'] }],
    example: 'example.okta.com',
    form: 'host',
  },
  {
    name: 'azureTenant',
    label: 'Azure tenant',
    group: 'people',
    when: [{ signIn: ['oidc-azure'] }],
    example: 'example.onmicrosoft.com',
    form: 'tenant',
  },
  {
    name: 'oidcIssuer',
    label: 'Issuer URL',
    group: 'people',
    when: [{ signIn: ['oidc'] }],
    example: 'https://login.example.com/realms/shop',
    form: 'address',
  },
  {
    name: 'jaegerAddress',
    label: 'Jaeger collector address',
    group: 'operation',
    when: [{ monitoring: ['traces'] }],
    example: 'http://jaeger-collector.monitoring:14250',
    form: 'address',
  },
] as const satisfies readonly Entry[];

export type EntryName = (typeof entries)[number]['name'];

/** One text for each entry. */
export type EntryValues = Readonly<Record<EntryName, string>>;

/** Any entry. */
export interface AnyEntry extends Omit<Entry, 'name' | 'label'> {
  name: EntryName;
  label: Message;
}

/** All entries, for iteration. */
export const allEntries: readonly AnyEntry[] = entries.map((entry) => ({
  ...entry,
  label: keyedMessage(entry.label, 'entry', entry.name),
}));
