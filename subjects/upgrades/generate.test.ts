import { expect, test } from 'vitest';
import { asLoaded, loadTestData, noData } from '#subjects/testing/load-test-data.ts';
import { generateUpgrades } from './generate.ts';
import { type UpgradeNotes, upgradeNotes } from './schema.ts';
import { upgradeSteps } from './upgrade-vocabulary.ts';

const change = {
  kind: 'breaking',
  concerns: 'operators',
  topic: 'drawers',
  subject: 'Drawers of `oak`',
  pull: 12,
  text: 'They open to the left now, as all others do.',
  action: 'Move the **cabinet** first.',
  step: 'prepare',
};
const file = (changes: readonly object[]): UpgradeNotes =>
  upgradeNotes.parse({
    describes: '2.1.0',
    steps: upgradeSteps.map((id) => ({ id, title: 'A step', text: 'What to do at this step.', details: '/docs/a' })),
    components: [{ id: 'cabinet', label: 'A cabinet' }],
    versions: [
      { releases: [{ version: '2.1.0', date: '2023-02-01' }] },
      { releases: [{ version: '2.0.0' }, { version: '2.0.1' }], anchor: '200', changes },
    ],
  });
const generate = (changes: readonly object[]) =>
  generateUpgrades({ ...noData, upgrades: [asLoaded(file(changes), 'content/upgrades.yaml')] });

test('a version’s notes appear at the first of its releases, grouped by what to expect', () => {
  const { embeddedBlocks = {}, problems } = generate([change, { ...change, kind: 'downtime', action: undefined }]);
  expect(problems).toEqual([]);
  expect(Object.keys(embeddedBlocks)).toEqual(['upgrade 2.0.0', 'upgrade-summary']);
  expect(embeddedBlocks['upgrade 2.0.0']?.block).toMatchObject({
    groups: [
      { title: 'Downtime', changes: [{ action: [] }] },
      { title: 'Breaking', changes: [{ subject: ['Drawers of ', { code: 'oak' }, ' (#12)'] }] },
    ],
  });
});

test('the summary has every version, each topic once', () => {
  const { embeddedBlocks = {} } = generate([change, change, { ...change, concerns: 'apis', topic: 'keys' }]);
  expect(embeddedBlocks['upgrade-summary']?.block).toMatchObject({
    columns: ['Operators', 'Recipes', 'APIs and plugins'],
    rows: [
      { version: { name: '2.1.0' }, cells: ['', '', ''] },
      { version: { name: '2.0.0, 2.0.1', href: '#200' }, cells: ['drawers', '', 'keys'] },
    ],
  });
});

test('names that occur nowhere else are problems', () => {
  const settled = { version: '3.0', because: 'Nobody needs it any more.' };
  const { problems } = generate([{ ...change, component: 'cabinets', plugins: ['saw'], settled }]);
  expect(problems.map(({ message, fix }) => `${message} ${fix}`)).toEqual([
    'There is no component "cabinets". Did you mean "cabinet"?',
    'There is no version "3.0". The known names are 2.1.0, 2.0.0, 2.0.1.',
    'There is no plugin "saw". The known names are .',
  ]);
});

test('the real notes name only connectors, components, and versions that exist', () => {
  expect(generateUpgrades(loadTestData('content')).problems).toEqual([]);
});
