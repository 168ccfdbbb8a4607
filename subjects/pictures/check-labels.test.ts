import { expect, test } from 'vitest';
import { findWrongLabels } from './check-labels.ts';

const source = 'datahub-web-react/src/app/Example.tsx';
const files = new Map([[source, "<Tab name='Schema' />\n<Tab\n  name='Related\n  Terms' /> Users &amp; Groups"]]);
const check = (labels: string[], file = source) => findWrongLabels([{ id: 'tabs', source: file, labels }], files);

test('labels are found in order, even where the source breaks lines or escapes characters', () => {
  expect(check(['Schema', 'Related Terms', 'Users & Groups'])).toEqual([]);
});

test('a missing or misplaced label and a missing file are problems', () => {
  expect(check(['Related Terms', 'Schema', 'Lineage']).map(({ message }) => message)).toEqual([
    `${source} contains "Schema", but before the label that precedes it here.`,
    `${source} doesn't contain "Lineage".`,
  ]);
  expect(check(['Schema'], 'nowhere.tsx').map(({ message }) => message)).toEqual([
    'The platform has no file nowhere.tsx.',
  ]);
});
