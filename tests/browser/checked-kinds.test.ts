import { expect, test } from 'vitest';
import { checkedKinds, isTouched } from './checked-kinds.ts';
import { pageKinds } from './page-kinds.ts';

const touched = (...files: string[]) => pageKinds.filter((kind) => isTouched(kind, files)).map(({ path }) => path);

test('a clean working copy touches no kind of page, and neither do tests, documents, and commands', () => {
  expect(touched()).toEqual([]);
  expect(touched('docs/voice.md', 'scripts/build.ts', 'tests/browser/shell/urn-bench.spec.ts')).toEqual([]);
});

test('what all pages share touches every kind', () => {
  for (const file of ['styles/core.css', 'runtime/menu.ts', 'site/shell/Navbar.tsx', 'tests/browser/page-kinds.ts'])
    expect(touched(file), file).toHaveLength(pageKinds.length);
});

test.each([
  ['subjects/urns/tool/UrnBench.tsx', '/tools/urn'],
  ['content/upgrades.yaml', '/tools/upgrade'],
  ['subjects/errors/logic/diagnose.ts', '/tools/errors'],
  ['content/docs/domains.md', '/docs/domains'],
  ['content/connectors/snowflake.yaml', '/integrations'],
])('%s touches the pages about its subject, and no others', (file, path) => {
  const paths = touched(file);
  expect(paths.some((each) => each.startsWith(path))).toBe(true);
  expect(paths).not.toContain('/guild');
});

test('each design is in the sample', () => {
  const names = checkedKinds().map(({ kind }) => kind.name);
  for (const kind of pageKinds.filter(({ isSample }) => isSample)) expect(names).toContain(kind.name);
  expect(pageKinds.filter(({ isSample }) => isSample).length).toBeGreaterThan(15);
});
