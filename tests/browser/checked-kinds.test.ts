import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkedKinds, touchedBy } from './checked-kinds.ts';
import { pageKinds } from './page-kinds.ts';
import { sourcesOf } from './page-sources.ts';

const touched = async (...files: string[]) => {
  const isTouched = await touchedBy(files);
  return pageKinds.filter((kind) => isTouched(kind)).map(({ path }) => path);
};

test('a clean working copy touches no kind of page, and neither do tests, documents, and commands', async () => {
  expect(await touched()).toEqual([]);
  expect(await touched('docs/voice.md', 'scripts/build.ts', 'tests/browser/shell/urn-bench.spec.ts')).toEqual([]);
});

test('a change to shared parts touches every kind', async () => {
  for (const file of ['styles/core.css', 'runtime/menu.ts', 'site/shell/Navbar.tsx', 'tests/browser/page-kinds.ts'])
    expect(await touched(file), file).toHaveLength(pageKinds.length);
});

test.each([
  ['subjects/urns/tool/UrnBench.tsx', '/tools/urn'],
  ['content/upgrades.yaml', '/tools/upgrade'],
  ['subjects/errors/logic/diagnose.ts', '/tools/errors'],
  ['recipes/rules/loose-type.ts', '/tools/recipes'],
  ['yaml/read-yaml.ts', '/tools/deploy'],
  ['content/pages/tools-urn.md', '/tools/urn'],
  ['content/helm/pages/global.yaml', '/docs/deploy/helm/global'],
  ['content/environment/pages/gms.yaml', '/docs/deploy/environment/datahub-frontend-react'],
  ['subjects/graphql/blocks/GraphqlType.tsx', '/docs/graphql/queries'],
  ['site/home/Hero.tsx', '/'],
  ['site/offline/OfflineCopy.tsx', '/offline'],
  ['content/docs/domains.md', '/docs/domains'],
  ['content/connectors/snowflake.yaml', '/integrations'],
])('%s touches the pages about its subject, and no others', async (file, path) => {
  const paths = await touched(file);
  expect(paths.some((each) => each.startsWith(path))).toBe(true);
  expect(paths).not.toContain('/guild');
});

test('every generated page has sources besides its address', () => {
  const written = (path: string) => existsSync(`content${path}.md`) || existsSync(`content${path}/index.md`);
  const paths = [...new Set(pageKinds.map(({ path }) => path.split('?')[0] ?? ''))];
  expect(paths.filter((path) => !written(path) && sourcesOf(path).length <= 2)).toEqual(['/docs/quickstrat']);
});

test('each design is in the sample', () => {
  const names = checkedKinds().map(({ kind }) => kind.name);
  for (const kind of pageKinds.filter(({ isSample }) => isSample)) expect(names).toContain(kind.name);
  expect(pageKinds.filter(({ isSample }) => isSample).length).toBeGreaterThan(15);
});
