import type { Deployment } from './deployment.ts';
import type { Setting } from './yaml-text.ts';

/** The data stores that the prerequisites chart installs. */
export function bundledStores({ choices: { database, search, kafka, registry, graph } }: Deployment): string[] {
  return [
    ...(database === 'bundled' ? ['mysql'] : []),
    ...(database === 'bundled-postgres' ? ['postgresql'] : []),
    ...(search === 'bundled' ? ['elasticsearch'] : []),
    ...(kafka === 'bundled' ? ['kafka'] : []),
    ...(registry === 'bundled' ? ['schema-registry'] : []),
    ...(graph === 'neo4j-bundled' ? ['neo4j-community'] : []),
  ];
}

/** The values of the `datahub-prerequisites` chart, or none if none of them are needed. */
export function prerequisitesValues(deployment: Deployment): Setting[] {
  const stores = bundledStores(deployment);
  if (stores.length === 0) return [];
  const { choices, kafka } = deployment;
  const has = (store: string) => stores.includes(store);
  const registry = ['cp-helm-charts', 'cp-schema-registry'];
  return [
    { keys: ['elasticsearch', 'enabled'], value: has('elasticsearch') },
    { keys: ['mysql', 'enabled'], value: has('mysql') },
    { keys: ['postgresql', 'enabled'], value: has('postgresql') },
    { keys: ['neo4j-community', 'enabled'], value: has('neo4j-community') },
    { keys: ['kafka', 'enabled'], value: has('kafka') },
    { keys: [...registry, 'enabled'], value: has('schema-registry') },
    ...(has('schema-registry') && choices.kafka !== 'bundled'
      ? [
          {
            keys: [...registry, 'kafka', 'bootstrapServers'],
            value: kafka.brokers
              .split(',')
              .map((broker) => `PLAINTEXT://${broker}`)
              .join(','),
            comment: 'The registry stores its schemas in your Kafka cluster.',
          },
        ]
      : []),
  ];
}
