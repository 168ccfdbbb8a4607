import { describe, expect, test } from 'vitest';
import { contents } from '#scripts/bench/search-quality/bytes.ts';
import { adapter } from '#scripts/bench/search-quality/engines/ours.ts';
import { loadExam } from '#scripts/bench/search-quality/load-exam.ts';
import { formatQuality } from '#scripts/bench/search-quality/report.ts';
import { qualityOf } from '#scripts/bench/search-quality/score.ts';
import { readScore } from '#scripts/bench/search-quality/score-file.ts';
import { examine } from '#search/evaluation/examine.ts';
import { failedGates, gates } from '#search/evaluation/gates.ts';
import { readSchema } from '#subjects/graphql/read-schema.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';

const { exam, records, files, missing, undocumented } = await loadExam(process.cwd());
const judged = files.flatMap((file) => file.queries.map((query) => ({ ...query, class: file.class })));

describe('the judged queries', () => {
  test('name pages and sections that the site has', () => {
    expect(missing).toEqual([]);
  });

  test("number at least 170, more than half of them in readers' words, and are unique", () => {
    expect(judged.length).toBeGreaterThanOrEqual(170);
    expect(judged.filter(({ origin }) => origin === 'real').length).toBeGreaterThan(judged.length / 2);
    expect(new Set(judged.map(({ query }) => query)).size).toBe(judged.length);
  });

  test.each(files)('of the class $class: a third is held out', ({ queries }) => {
    const heldOut = queries.filter(({ set }) => set === 'held-out').length;
    expect(Math.abs(heldOut - queries.length / 3)).toBeLessThan(1);
  });
});

describe('the generated queries', () => {
  const asked = new Set(
    [...exam.generated.map(({ query }) => query), ...undocumented.map(({ name }) => name)].map(lower),
  );
  const data = loadTestData('content');
  const { schema } = readSchema(data.graphqlSchema);
  const types = Object.keys(schema?.getTypeMap() ?? {}).filter(
    (name) => !/^(__|Query$|Mutation$|String$|Boolean$|Int$|Float$|ID$)/.test(name),
  );
  const operations = [schema?.getQueryType(), schema?.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );

  test.each([
    ['connector', data.connectors.flatMap(({ value }) => [value.id, ...value.modules.map(({ plugin }) => plugin)])],
    ['entity', data.entities.map(({ value }) => value.name)],
    [
      'aspect',
      data.entities
        .flatMap(({ value }) => value.aspects)
        .filter((name) => data.aspects.some(({ value }) => value.name === name)),
    ],
    ['GraphQL type', types],
    ['GraphQL operation', operations],
    ['command', data.cliCommands.filter(({ value }) => !value.hidden).map(({ value }) => value.command)],
    ['environment variable', data.environments.flatMap(({ value }) => value.variables.map(({ name }) => name))],
    [
      'error message',
      data.errors.flatMap(({ value }) => value.messages.flatMap((message) => ('text' in message ? message.text : []))),
    ],
  ])('ask for every %s', (_, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !asked.has(lower(name)))).toEqual([]);
  });

  test('ask for thousands of names, each of which is indexed', () => {
    const indexed = new Set(records.map(({ href }) => href));
    expect(exam.generated.length).toBeGreaterThan(4000);
    const unknown = exam.generated.flatMap(({ query, sections }) =>
      [...sections].filter((place) => !indexed.has(place)).map((place) => `${query}: ${place}`),
    );
    expect(unknown).toEqual([]);
  });
});

test('the engine passes the gates and performs as the site says', {
  timeout: 900_000,
}, async () => {
  const index = await adapter.build(records);
  const search = await adapter.open(async (file) => contents(index, file));
  const result = await examine(search, exam);
  console.log(formatQuality([{ name: adapter.name, result }]));
  expect(result.generated).toHaveLength(exam.generated.length);
  expect(failedGates(result, gates)).toEqual([]);
  const shown = readScore(process.cwd()).engines.find(({ name }) => name === adapter.name)?.quality;
  const outdated = 'content/search-score.json shows other numbers; run "npm run bench -- search ours --write"';
  expect(shown, outdated).toEqual(qualityOf(result));
});

function lower(name: string): string {
  return name.toLowerCase();
}
