import { expect, test } from 'vitest';
import { readModules } from '../walls/import-graph.ts';
import { rooms } from '../walls/rooms.ts';
import { listRules } from './list-rules.ts';
import { rulesIndex } from './rules-index.ts';

test('docs/rules.md lists every rule of the product', async () => {
  const rules = listRules(readModules(Object.keys(rooms)));
  expect(rules.length).toBeGreaterThan(150);
  const ids = new Set(rules.map(({ id }) => id));
  for (const id of ['links/missing-page', 'recipes/unknown-option', 'samples/python-call']) {
    expect(ids.has(id), id).toBe(true);
  }
  await expect(rulesIndex(rules)).toMatchFileSnapshot('../../../docs/rules.md');
});

test('IDs are found in problems, in arguments, and in choices', () => {
  const text = `
    const a = { rule: 'links/missing-page', message: \`There is no page at "\${href}".\` };
    report(node, isOld ? 'links/redirected' : 'links/lost', 'It moved.');
    const other = { rule: 'no id', path: 'links/index' };
  `;
  expect(listRules([{ path: 'pipeline/a.ts', text }])).toEqual([
    { id: 'links/lost', message: 'It moved.', file: 'pipeline/a.ts' },
    { id: 'links/missing-page', message: 'There is no page at "…".', file: 'pipeline/a.ts' },
    { id: 'links/redirected', message: 'It moved.', file: 'pipeline/a.ts' },
  ]);
});

test('a rule about recipes is found by its name', () => {
  const text = "export const tabIndent = { id: 'tab-indent', check };";
  expect(listRules([{ path: 'recipes/rules/tab-indent.ts', text }])).toEqual([
    { id: 'recipes/tab-indent', message: '', file: 'recipes/rules/tab-indent.ts' },
  ]);
});
