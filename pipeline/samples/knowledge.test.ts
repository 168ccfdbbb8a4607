import { expect, test } from 'vitest';
import { cliCommand } from '#model/cli.ts';
import type { Sources } from '#pipeline/load/load-sources.ts';
import { somePage } from '#pipeline/testing/checked-site.ts';
import { someSample } from '#pipeline/testing/sample-under-check.ts';
import { serviceEnvironment } from '#subjects/environment/schema/service-environment.ts';
import { asLoaded, noData } from '#subjects/testing/load-test-data.ts';
import { sampleKnowledge } from './knowledge.ts';

const text = 'A sentence that is long enough.';
const absent = { state: 'absent' } as const;
const nothing = {
  data: noData,
  ports: absent,
  pythonModules: absent,
  javaClasses: absent,
  outsideVariables: absent,
};
const knowledgeOf = (sources: Partial<Sources>, hidden: string[] = [], samples: ReturnType<typeof someSample>[] = []) =>
  sampleKnowledge({ ...nothing, ...sources } as Sources, new Set(hidden), [somePage('/docs/a', { samples })]);

test("data that isn't written yet is left out, so that it isn't counted as an error", () => {
  expect(knowledgeOf({})).toEqual({
    entityTypes: new Set(),
    plannedEntityTypes: new Set(),
    pythonSignatures: new Map(),
  });
});

test('entity types whose pages are planned are known in lowercase', () => {
  expect(knowledgeOf({}, ['/docs/planned', '/docs/generated/metamodel/entities/mlfeature']).plannedEntityTypes).toEqual(
    new Set(['mlfeature']),
  );
});

test('a schema with problems is absent', () => {
  const graphqlSchema = [{ file: 'content/graphql/a.graphql', text: 'type Query { a: Missing }' }];
  expect(knowledgeOf({ data: { ...noData, graphqlSchema } }).checkGraphql).toBeUndefined();
});

test('commands of all files are below datahub, with its own flags', () => {
  const commands = [
    { command: 'datahub', flags: [{ names: ['--debug'], value: null, description: text }] },
    { command: 'datahub get' },
  ].map((command) => asLoaded(cliCommand.parse({ summary: text, sources: ['a.py'], ...command })));
  const { cli } = knowledgeOf({ data: { ...noData, cliCommands: commands } });
  expect(cli?.flags.map(({ names }) => names)).toEqual([['--debug']]);
  expect(cli?.subcommands.map(({ command }) => command)).toEqual(['datahub get']);
});

test('variables that services or samples read are known', () => {
  const environments = ['datahub-gms', 'cli'].map((service) =>
    asLoaded(
      serviceEnvironment.parse({
        service,
        summary: text,
        variables: [{ name: 'DATAHUB_GMS_URL', description: text, default: null }],
        sources: ['a.yml'],
      }),
    ),
  );
  const samples = [
    someSample('yaml', `password: "\${PASSWORD:-a}"`),
    someSample('shell', 'echo $NAME'),
    someSample('python', 'import os\nos.environ["TOKEN"], os.getenv("HOST")'),
    someSample('text', '$OTHER'),
  ];
  const { environment } = knowledgeOf({ data: { ...noData, environments } }, [], samples);
  expect(environment?.readers).toEqual(new Map([['DATAHUB_GMS_URL', ['datahub-gms', 'cli']]]));
  expect(environment?.usedBySamples).toEqual(new Set(['PASSWORD', 'NAME', 'TOKEN', 'HOST']));
});

test('a sample can import a file that another sample writes', () => {
  const value = { modules: [{ name: 'datahub.a', names: ['b'] }], outside: ['os'] };
  const pythonModules = { state: 'read', data: asLoaded(value) } as const;
  const samples = [someSample('python', '', { title: 'src/incidents.py' }), someSample('yaml', '', { title: 'a.py' })];
  expect(knowledgeOf({ pythonModules }, [], samples).pythonModules?.outside).toEqual(new Set(['os', 'incidents']));
});
