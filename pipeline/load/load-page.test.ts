import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { loadPage } from './load-page.ts';

const load = (text: string) => loadPage({ text, file: 'content/docs/tags.md', path: '/docs/tags', version: 'current' });
const explain = (text: string) => formatProblems(load(text).problems);
const description = 'description: Tags are labels that people put on datasets and columns to find them again.';

test('a page has the metadata from its front matter and the text below it, with its line', () => {
  const { draft, problems } = load(`---\ntitle: Tags\n${description}\nsidebar: none\n---\n\nText.\n`);
  expect(problems).toEqual([]);
  expect(draft).toMatchObject({
    id: 'docs/tags',
    path: '/docs/tags',
    title: 'Tags',
    inSidebar: false,
    searchWeight: 1,
  });
  expect(draft.body).toEqual([{ markdown: '\nText.\n', origin: { file: 'content/docs/tags.md', line: 6, column: 1 } }]);
});

test("a horizontal rule below the front matter doesn't end it", () => {
  expect(load(`---\ntitle: Tags\n${description}\n---\na\n\n---\n\nb`).draft.body[0]).toMatchObject({
    markdown: 'a\n\n---\n\nb',
  });
});

test.each([
  ['Text.', '1:1  pages/no-front-matter\n  The page has no front matter.'],
  ['---\n---\nText.', '"title" is missing. It must be text.\n  For example: title: Search'],
  [
    `---\ntitle: Tags\n${description}\nsidebar_label: T\n---\n`,
    '4:1  data/unknown-key\n  "sidebar_label" isn\'t a key of this file.\n  Did you mean "sidebarLabel"?',
  ],
  [`---\ntitle: [Tags]\n${description}\n---\n`, '2:8  data/wrong-value\n  "title" must be text, but is a list.'],
  [
    '---\ntitle: Tags\ndescription: Short.\n---\n',
    '3:14  data/wrong-value\n  "description" must be text of at least 50 characters, but is "Short.".',
  ],
  [
    `---\ntitle: Tags\n${description}\navailability: saas\n---\n`,
    '"availability" must be one of "all", "managed", "selfHosted", but is "saas".\n  For example: availability: managed',
  ],
  [`---\ntitle: Tags: more\n${description}\n---\n`, '2:8  data/syntax'],
])('the front matter of %j is explained', (text, explanation) => {
  expect(explain(text)).toContain(explanation);
});

test("a page with invalid front matter still exists, so links to it aren't reported too", () => {
  expect(load('---\ntitle: Tags\nsidebar: none\ncolour: red\n---\n').draft).toMatchObject({
    title: 'Tags',
    inSidebar: false,
  });
});
