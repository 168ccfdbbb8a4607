import { expect, test } from 'vitest';
import { loadTestData } from '#subjects/testing/load-test-data.ts';

const { variableFacts } = loadTestData('content', ['variableFacts']);

test('the facts cover what application.yml, the Play settings, and the start scripts read', () => {
  const files = new Set(
    variableFacts.flatMap(({ value }) =>
      value.groups.flatMap(({ variables }) => variables.flatMap(({ places }) => places.map(({ file }) => file))),
    ),
  );
  for (const file of [
    'metadata-service/factories/src/main/resources/application.yml',
    'datahub-frontend/conf/application.conf',
    'docker/datahub-gms/start.sh',
    'docker/datahub-gms/Dockerfile',
    'docker/kafka-setup/kafka-setup.sh',
    'docker/quickstart/docker-compose-without-neo4j.quickstart.yml',
  ]) {
    expect(files, file).toContain(file);
  }
});
