import { expect, test } from 'vitest';
import { mergeTexts } from '#model/merge-texts.ts';
import { interfaceTexts } from '#subjects/interface-texts.ts';
import { importsIn, readModules } from './import-graph.ts';
import { rooms } from './rooms.ts';
import { textsInCode } from './texts-in-code.ts';
import { loadedWith } from './walls.ts';

/** The gallery is for those who build the site, and pictures show an application that is in English. */
const ENGLISH_ONLY = /^(site\/gallery|subjects\/pictures)\//;

const components = readModules(['site', 'subjects']).filter(
  ({ path }) => path.endsWith('.tsx') && !ENGLISH_ONLY.test(path),
);

test('no component contains a text for readers', () => {
  expect(components.length).toBeGreaterThan(150);
  const texts = components.flatMap(({ path, text }) =>
    textsInCode(text, 'tsx').map((found) => `${path}:${found.line} ${found.text}`),
  );
  expect(texts).toEqual([]);
});

test('no two tables of texts contain the same key', () => {
  expect(Object.keys(interfaceTexts).length).toBeGreaterThan(1000);
  expect(() => mergeTexts({ name: 'Name' }, { title: 'Title' }, { name: 'Called' })).toThrow('the "name" key');
});

test.each([
  ['<p>Nothing matches.</p>', ['Nothing matches.']],
  ['<p>{count} results</p>', ['results']],
  ['<button aria-label="Close">×</button>', ['Close']],
  ['<Table columns={["Name", "Meaning"]} />', ['Name', 'Meaning']],
  ['<p title={kind === "source" ? t.source : t.sink}>{t.kind}</p>', []],
  ['<p>{ok ? "All options work." : t.failed}</p>', ['All options work.']],
  ['<p>{`You have $' + '{count} recipes to check.`}</p>', ['You have', 'recipes to check.']],
  ['<p className="lead wide" id="first">{t.lead}</p>', []],
  ['<p><code>datahub ingest</code> <kbd>Ctrl</kbd></p>', []],
])('texts in %s', (jsx, expected) => {
  expect(textsInCode(`export const Part = () => (${jsx});`, 'tsx').map(({ text }) => text)).toEqual(expected);
});

/** Modules of tools that contain sentences which no language translates, each with the reason. */
const REASONS: Readonly<Record<string, string>> = {
  'subjects/graphql/workbench/engine/': 'messages of the platform, which a simulated response quotes',
  'subjects/graphql/workbench/calls/call-samples.ts': 'programs',
  'subjects/rest/engine/': 'messages of the platform, which a simulated response quotes',
  'recipes/rules/missing-sink.ts': 'YAML that a correction inserts',
  'recipes/write/': 'recipes, manifests, and programs with their comments, which are in English like all samples',
  'subjects/deploy/write/fields.ts': 'questions and answers, which `deployQuestionTexts` translates',
  'subjects/deploy/write/entries.ts': 'labels of what readers type, which `deployQuestionTexts` translates',
  'subjects/deploy/write/written-files.ts': 'comments of files, which are in English like all samples',
  'subjects/deploy/write/kubernetes-values.ts': 'comments of values files',
  'subjects/deploy/write/prerequisites-values.ts': 'comments of values files',
  'subjects/deploy/write/env-file.ts': 'comments of .env files',
  'subjects/deploy/write/extra-files.ts': 'comments of scripts and manifests',
  'subjects/deploy/write/secrets.ts': 'prompts of the commands that create secrets',
  'subjects/errors/redact/secrets-in-prose.ts': 'words that are recognized',
  'site/code-editor/editor-theme.ts': 'names of fonts',
  'subjects/metamodel/schema/model-areas.ts': 'names in the metamodel',
  'model/integration-vocabulary.ts': 'names in content, which `integrationTexts` translates',
};

/** Modules that run in the browser besides components, and that aren’t tables of texts. */
function readersModules() {
  const modules = readModules(Object.keys(rooms));
  // What an island or a worker loads later runs in the browser as well.
  const imports = modules
    .flatMap(({ path, text }) => importsIn(path, text))
    .map((each) => (each.kind === 'dynamic' ? { ...each, kind: 'value' as const } : each));
  const starts = modules.filter(({ path }) => /\.island\.tsx$|-worker\.ts$/.test(path));
  const loaded = new Set(starts.flatMap(({ path }) => [...loadedWith(path, imports)]));
  return modules.filter(
    ({ path }) => loaded.has(path) && path.endsWith('.ts') && !/(?:^|[/-])(?:texts|strings|messages)\.ts$/.test(path),
  );
}

test('functions that run in the browser take their sentences from tables', () => {
  const modules = readersModules();
  expect(modules.length).toBeGreaterThan(300);
  const used = new Set<string>();
  const found = modules.flatMap(({ path, text }) => {
    const reason = Object.keys(REASONS).find((start) => path.startsWith(start));
    const texts = textsInCode(text, 'ts');
    if (reason !== undefined && texts.length > 0) used.add(reason);
    return reason === undefined ? texts.map(({ line, text: sentence }) => `${path}:${line} ${sentence}`) : [];
  });
  expect(found).toEqual([]);
  expect([...used].sort()).toEqual(Object.keys(REASONS).sort());
});

test.each([
  ["const message = 'The option is missing.';", ['The option is missing.']],
  ["const message = 'The recipe has no `' + key;", ['The recipe has no `']],
  ["const message = recipeMessage('recipeOptionIsMissing', { path });", []],
])('sentences in %s', (code, expected) => {
  expect(textsInCode(code, 'ts').map(({ text }) => text)).toEqual(expected);
});

test('messages for developers may stay in a component', () => {
  expect(
    textsInCode('console.warn("The list could not be loaded."); throw new Error("There is no list.");', 'ts'),
  ).toEqual([]);
});
