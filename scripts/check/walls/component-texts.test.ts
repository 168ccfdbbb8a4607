import { expect, test } from 'vitest';
import { english } from '#model/strings.ts';
import { frameTexts } from '#site/texts.ts';
import { subjects } from '#subjects/index.ts';
import { interfaceTexts } from '#subjects/interface-texts.ts';
import { componentTexts } from './component-texts.ts';
import { readModules } from './import-graph.ts';

/** The gallery is for those who build the site, and pictures show an application that is in English. */
const ENGLISH_ONLY = /^(site\/gallery|subjects\/pictures)\//;

const components = readModules(['site', 'subjects']).filter(
  ({ path }) => path.endsWith('.tsx') && !ENGLISH_ONLY.test(path),
);

test('no component contains a text for readers', () => {
  expect(components.length).toBeGreaterThan(150);
  const texts = components.flatMap(({ path, text }) =>
    componentTexts(text).map((found) => `${path}:${found.line} ${found.text}`),
  );
  expect(texts).toEqual([]);
});

test('no two parts of the site have a text with the same key', () => {
  const all = [english, frameTexts, ...subjects.map((subject) => ('texts' in subject ? subject.texts : {}))];
  const keys = all.flatMap((texts) => Object.keys(texts));
  expect(keys.length).toBeGreaterThan(700);
  expect(new Set(keys).size).toBe(keys.length);
  expect(Object.keys(interfaceTexts)).toHaveLength(keys.length);
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
  expect(componentTexts(`export const Part = () => (${jsx});`).map(({ text }) => text)).toEqual(expected);
});

test('messages for developers may stay in a component', () => {
  expect(
    componentTexts('console.warn("The list could not be loaded."); throw new Error("There is no list.");'),
  ).toEqual([]);
});
