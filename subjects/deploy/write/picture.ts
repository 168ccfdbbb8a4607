import { type InLanguage, type Message, type Said, sentences } from '#model/message.ts';
import type { Deployment } from './deployment.ts';
import { pictureMessage } from './picture-messages.ts';

/** A process or data store of the deployment. */
export interface Part {
  id: string;
  label: Said;
  /** Its port; undefined if it only connects to others. */
  port?: string;
  /** How many run, if it isn't one. */
  replicas?: number;
  /** 0 for the entrance, 1 for components that process requests, and 2 for data stores. */
  column: 0 | 1 | 2;
  kind: 'outside' | 'service' | 'store' | 'managed';
}

/** What will run, and what connects to what. */
export interface Picture {
  parts: readonly Part[];
  /** IDs of two parts each. */
  links: readonly (readonly [from: string, to: string])[];
}

const entrances: Readonly<Record<string, Message>> = {
  nginx: pictureMessage('deployPictureIngress'),
  alb: pictureMessage('deployPictureAwsBalancer'),
  gke: pictureMessage('deployPictureGoogleBalancer'),
  proxy: pictureMessage('deployPictureProxy'),
};

/** What will run with its ports, from people on the left to data stores on the right. Setup jobs, which exit, are left out. */
export function pictureOf(deployment: Deployment): Picture {
  const { choices, database, search, kafka, graph, isSeparate, isPublic } = deployment;
  const entrance = entrances[choices.access];
  const replicas = deployment.size.replicas > 1 ? { replicas: deployment.size.replicas } : {};
  const parts: Part[] = [
    { id: 'people', label: pictureMessage('deployPicturePeople'), column: 0, kind: 'outside' },
    ...(entrance === undefined
      ? []
      : [{ id: 'entrance', label: entrance, port: '443', column: 0 as const, kind: 'service' as const }]),
    {
      id: 'frontend',
      label: pictureMessage('deployPictureWeb'),
      port: '9002',
      column: 0,
      kind: 'service',
      ...replicas,
    },
    { id: 'gms', label: pictureMessage('deployPictureService'), port: '8080', column: 1, kind: 'service', ...replicas },
    ...(kafka.hasActions
      ? [{ id: 'actions', label: pictureMessage('deployPictureActions'), column: 1 as const, kind: 'service' as const }]
      : []),
    ...(isSeparate
      ? [
          {
            id: 'mae',
            label: pictureMessage('deployPictureMae'),
            port: '9091',
            column: 1 as const,
            kind: 'service' as const,
          },
          {
            id: 'mce',
            label: pictureMessage('deployPictureMce'),
            port: '9090',
            column: 1 as const,
            kind: 'service' as const,
          },
        ]
      : []),
    store('database', labels.database[choices.database], database.port, database.isBundled),
    store('search', labels.search[choices.search], search.port, choices.search === 'bundled'),
    store('kafka', labels.kafka[choices.kafka], portOf(kafka.brokers), choices.kafka === 'bundled'),
    store(
      'registry',
      labels.registry[choices.registry],
      kafka.registryUrl === undefined ? '443' : portOf(kafka.registryUrl),
      choices.registry === 'bundled',
    ),
    ...(graph === undefined ? [] : [store('graph', 'Neo4j', '7687', choices.graph === 'neo4j-bundled')]),
  ];
  const stores = ['database', 'search', 'kafka', 'registry', ...(graph === undefined ? [] : ['graph'])];
  const links: (readonly [string, string])[] = [
    ['people', isPublic ? 'entrance' : 'frontend'],
    ...(isPublic ? [['entrance', 'frontend'] as const] : []),
    ['frontend', 'gms'],
    ['frontend', 'kafka'],
    ...stores.map((store) => ['gms', store] as const),
    ...(kafka.hasActions ? (['gms', 'kafka', 'registry'].map((to) => ['actions', to]) as [string, string][]) : []),
    ...(isSeparate
      ? [
          ...['gms', ...stores.filter((store) => store !== 'database')].map((to) => ['mae', to] as const),
          ...stores.map((to) => ['mce', to] as const),
        ]
      : []),
  ];
  return { parts, links };
}

function store(id: string, label: Said, port: string, isBundled: boolean): Part {
  return { id, label, port, column: 2, kind: isBundled ? 'store' : 'managed' };
}

const labels = {
  database: {
    bundled: 'MySQL',
    'bundled-postgres': 'PostgreSQL',
    mysql: pictureMessage('deployPictureYourMysql'),
    postgres: pictureMessage('deployPictureYourPostgres'),
    'rds-mysql': 'RDS, MySQL',
    'rds-postgres': 'RDS, PostgreSQL',
    'cloudsql-mysql': 'Cloud SQL, MySQL',
    'cloudsql-postgres': 'Cloud SQL, PostgreSQL',
  },
  search: {
    bundled: 'Elasticsearch',
    elasticsearch: pictureMessage('deployPictureYourElasticsearch'),
    'elastic-cloud': 'Elastic Cloud',
    'aws-opensearch': 'Amazon OpenSearch',
  },
  kafka: {
    bundled: 'Kafka',
    own: pictureMessage('deployPictureYourKafka'),
    msk: 'Amazon MSK',
    confluent: 'Confluent Cloud',
  },
  registry: {
    bundled: pictureMessage('deployPictureRegistry'),
    own: pictureMessage('deployPictureYourRegistry'),
    confluent: pictureMessage('deployPictureConfluentRegistry'),
    glue: pictureMessage('deployPictureGlueRegistry'),
  },
} as const;

/** The port of the first address in a text. */
function portOf(address: string): string {
  return /:(\d+)(?:[,/]|$)/.exec(address)?.[1] ?? (address.startsWith('http://') ? '80' : '443');
}

/**
 * What a picture shows, in words: each part with its port, and what it connects to.
 * @param picture with its names in the language of the page
 */
export function pictureInWords({ parts, links }: InLanguage<Picture>): Message {
  const said = parts.map(({ id, label, port }) => {
    const others = links.flatMap(([from, to]) =>
      from === id ? [parts.find((part) => part.id === to)?.label ?? to] : [],
    );
    const name = port === undefined ? label : pictureMessage('deployPictureWithPort', { name: label, port });
    return others.length === 0
      ? pictureMessage('deployPictureAlone', { name })
      : pictureMessage('deployPictureConnects', { name, others: others.join(', ') });
  });
  return sentences(...said);
}
