/** Files in which services read their environment. */
export interface SourceGroup {
  /** Services that run the code. At least one of them must document each variable, because most services use only a part of it. */
  services: readonly string[];
  /** Beginnings of paths. */
  paths: readonly string[];
}

const servers = ['datahub-gms', 'datahub-mae-consumer', 'datahub-mce-consumer', 'datahub-upgrade'];

/** Where the platform reads variables. */
export const sourceGroups: readonly SourceGroup[] = [
  { services: ['datahub-gms'], paths: ['docker/datahub-gms/', 'metadata-service/war/'] },
  {
    services: servers,
    paths: [
      'metadata-service/',
      'metadata-io/src/main/',
      'metadata-utils/src/main/',
      'metadata-auth/',
      'entity-registry/src/main/',
      'li-utils/src/main/',
      'ingestion-scheduler/src/main/',
      'datahub-graphql-core/src/main/',
      'metadata-jobs/common/src/main/',
      'metadata-jobs/pe-consumer/src/main/',
      'metadata-jobs/mae-consumer/src/main/',
      'metadata-jobs/mce-consumer/src/main/',
    ],
  },
  {
    services: ['datahub-mae-consumer'],
    paths: ['docker/datahub-mae-consumer/', 'metadata-jobs/mae-consumer-job/src/main/'],
  },
  {
    services: ['datahub-mce-consumer'],
    paths: ['docker/datahub-mce-consumer/', 'metadata-jobs/mce-consumer-job/src/main/'],
  },
  { services: ['datahub-upgrade'], paths: ['docker/datahub-upgrade/', 'datahub-upgrade/src/main/'] },
  {
    services: ['datahub-frontend-react'],
    paths: ['docker/datahub-frontend/', 'datahub-frontend/app/', 'datahub-frontend/conf/'],
  },
  { services: ['elasticsearch-setup'], paths: ['docker/elasticsearch-setup/'] },
  { services: ['kafka-setup'], paths: ['docker/kafka-setup/'] },
  { services: ['mysql-setup'], paths: ['docker/mysql-setup/'] },
  { services: ['postgres-setup'], paths: ['docker/postgres-setup/'] },
  { services: ['cli', 'datahub-ingestion'], paths: ['metadata-ingestion/src/datahub/'] },
  {
    services: ['quickstart'],
    paths: [
      'docker/quickstart/docker-compose',
      'docker/docker-compose',
      'docker/mariadb/',
      'docker/postgres/docker',
      'docker/mysql/docker',
      'docker/cassandra/',
      'docker/monitoring/docker',
      'docker/quickstart.sh',
      'docker/dev',
    ],
  },
  {
    services: ['datahub-protobuf'],
    paths: ['metadata-integration/java/datahub-protobuf/src/main/'],
  },
];

/** Whether a file can read variables: code and scripts, without tests and samples. */
export function isSource(path: string): boolean {
  return (
    /\.(?:java|py|conf|sh|ya?ml|properties)$|logback\.xml$|Dockerfile$/.test(path) &&
    !/\/(?:tests?|examples)\//.test(path)
  );
}

/** The group of a file, if there is one. If several match, it's the first one. */
export function groupOf(path: string): SourceGroup | undefined {
  return isSource(path) ? sourceGroups.find(({ paths }) => paths.some((begin) => path.startsWith(begin))) : undefined;
}
