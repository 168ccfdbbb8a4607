import type { RunPlace } from '../types.ts';

/** Address of the metadata service from where a job runs, with the names of the quickstart and of the Helm release `datahub`. */
export function gmsAddress(place: RunPlace): string {
  if (place === 'container' || place === 'ui') return 'http://datahub-gms:8080';
  return place === 'kubernetes' ? 'http://datahub-datahub-gms:8080' : 'http://localhost:8080';
}

/** The same for the brokers of Kafka. */
export function kafkaAddress(place: RunPlace): string {
  if (place === 'container' || place === 'ui') return 'broker:29092';
  return place === 'kubernetes' ? 'prerequisites-kafka:9092' : 'localhost:9092';
}

/** The same for the schema registry. */
export function registryAddress(place: RunPlace): string {
  if (place === 'container' || place === 'ui') return 'http://schema-registry:8081';
  return place === 'kubernetes' ? 'http://prerequisites-cp-schema-registry:8081' : 'http://localhost:8081';
}

/** A value that says `localhost`, as it would be from where the job runs. */
export function reachable(value: string, place: RunPlace): string {
  if (place === 'host' || place === 'scheduler') return value;
  return value
    .replaceAll('http://localhost:8081', registryAddress(place))
    .replaceAll('localhost:9092', kafkaAddress(place))
    .replaceAll('localhost', place === 'kubernetes' ? 'source.example.com' : 'host.docker.internal');
}
