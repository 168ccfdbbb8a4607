import { expect, test } from 'vitest';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { contentEngine } from '../search/content-engine.ts';

const { environments, variableFacts } = loadTestData('content', ['environments', 'variableFacts']);
const names = [...new Set(environments.flatMap(({ value }) => value.variables.map(({ name }) => name)))];

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

// Names of one word, such as MONITORING, are also words of prose.
test('search finds every variable first', async () => {
  const engine = await contentEngine();
  const wrong: string[] = [];
  for (const name of names.filter((each) => each.includes('_'))) {
    const [page] = (await engine.search(name)).pages;
    const [section] = page?.sections ?? [];
    if (section?.title !== name) wrong.push(`${name}: ${page?.href} ${section?.title}`);
  }
  expect(wrong).toEqual([]);
});
