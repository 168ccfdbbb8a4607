import { expect, test } from 'vitest';
import { buildSiteModel } from '#pipeline/build-site-model.ts';
import { buildSearchFiles } from '#search/build/build-search-files.ts';
import { SearchEngine } from '#search/engine.ts';
import { searchRecords } from '#search/records.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';

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
  const { model } = await buildSiteModel({ contentDir: 'content', mode: 'build' });
  const [site] = model.locales;
  if (!site) throw new Error('The site has no locale.');
  let count = 0;
  const records = searchRecords(site.pages, site.navigation, model.screens, (path) => path);
  const { start, parts } = buildSearchFiles(records, () => String(count++).padStart(6, '0'));
  const engine = new SearchEngine(start, async (file) => parts.get(file) ?? '');
  const wrong: string[] = [];
  for (const name of names.filter((each) => each.includes('_'))) {
    const [page] = (await engine.search(name)).pages;
    const [section] = page?.sections ?? [];
    if (section?.title !== name) wrong.push(`${name}: ${page?.href} ${section?.title}`);
  }
  expect(wrong).toEqual([]);
});
