import { expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

test.each([
  ['tags.md', '/docs', '/docs/tags'],
  ['how/search.md', '/docs', '/docs/how/search'],
  ['actions/index.md', '/docs', '/docs/actions'],
  ['index.md', '/docs', '/docs'],
  ['reindex.md', '/docs', '/docs/reindex'],
  ['tags.md', '/docs/1.0/', '/docs/1.0/tags'],
  ['tags.md', '/', '/tags'],
  ['index.md', '/', '/'],
])('%s of the version at %s is the page %s', (file, version, path) => {
  expect(pagePath(file, version)).toBe(path);
});
