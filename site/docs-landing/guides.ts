import { Code, type IconNode, Import, LayoutDashboard, Rocket, Server, Tags, Users, Zap } from 'lucide';

export interface GuideLink {
  title: string;
  to: string;
  text?: string;
}

/** The eight starting points of the documentation. */
export const quickLinks: readonly (Required<GuideLink> & { icon: IconNode })[] = [
  {
    title: 'Get Started',
    to: '/docs/get-started-with-datahub',
    text: 'Run the platform and ingest your first metadata.',
    icon: Rocket,
  },
  {
    title: 'Ingest Metadata',
    to: '/docs/metadata-ingestion',
    text: 'Configure sources and sinks with recipes.',
    icon: Import,
  },
  {
    title: 'Enrich Metadata',
    to: '/docs/enrich-metadata',
    text: 'Add owners, tags, glossary terms, and domains.',
    icon: Tags,
  },
  {
    title: 'Act on Metadata',
    to: '/docs/act-on-metadata',
    text: 'React to changes and assess their impact.',
    icon: Zap,
  },
  {
    title: 'Developer Guides',
    to: '/docs/cli',
    text: 'Use the command line, the SDKs, and the APIs.',
    icon: Code,
  },
  {
    title: 'Feature Guides',
    to: '/docs/how/search',
    text: 'Find your way around the web application.',
    icon: LayoutDashboard,
  },
  {
    title: 'Deployment Guides',
    to: '/docs/deploy/aws',
    text: 'Run DataHub on AWS, Google Cloud, or your own cluster.',
    icon: Server,
  },
  {
    title: 'Join the Community',
    to: '/docs/slack',
    text: 'Ask questions, meet other users, and contribute.',
    icon: Users,
  },
];

export interface GuideList {
  title: string;
  seeMore?: string;
  items: readonly GuideLink[];
}

const source = (title: string, id: string): GuideLink => ({ title, to: `/docs/generated/ingestion/sources/${id}` });

export const guideLists: readonly GuideList[] = [
  {
    title: 'Deployment Guides',
    items: [
      { title: 'Managed DataHub', to: '/docs/saas' },
      { title: 'Docker', to: '/docs/docker' },
      { title: 'Kubernetes', to: '/docs/deploy/kubernetes' },
      { title: 'AWS', to: '/docs/deploy/aws' },
      { title: 'GCP', to: '/docs/deploy/gcp' },
    ],
  },
  {
    title: 'Ingestion Guides',
    seeMore: '/integrations',
    items: [
      source('Snowflake', 'snowflake'),
      source('Looker', 'looker'),
      source('Redshift', 'redshift'),
      source('Hive', 'hive'),
      source('BigQuery', 'bigquery'),
      source('dbt', 'dbt'),
      source('Athena', 'athena'),
      source('PostgreSQL', 'postgres'),
    ],
  },
  {
    title: 'Feature Guides',
    seeMore: '/docs/how/search',
    items: [
      { title: 'Domains', to: '/docs/domains' },
      { title: 'Glossary Terms', to: '/docs/glossary/business-glossary' },
      { title: 'Tags', to: '/docs/tags' },
      { title: 'UI-Based Ingestion', to: '/docs/ui-ingestion' },
      { title: 'Search', to: '/docs/how/search' },
      { title: 'Lineage Impact Analysis', to: '/docs/act-on-metadata/impact-analysis' },
      { title: 'Metadata Tests', to: '/docs/tests/metadata-tests' },
      { title: 'Approval Flows', to: '/docs/managed-datahub/approval-workflows' },
      { title: 'Personal Access Tokens', to: '/docs/authentication/personal-access-tokens' },
      { title: 'Slack Notifications', to: '/docs/managed-datahub/saas-slack-setup' },
      { title: 'Schema History', to: '/docs/schema-history' },
    ],
  },
];
