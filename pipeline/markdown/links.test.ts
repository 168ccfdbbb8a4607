import { describe, expect, it } from 'vitest';
import { problemLines, renderTest } from './test-page.ts';

describe('links', () => {
  it('records each link with its target, its location, and its text', async () => {
    const { page } = await renderTest('A [*b* c](/docs/tags#x) and [here](#y).\n\n[planned](/docs/roadmap/)');
    const origin = { file: 'content/docs/how/search.md', line: 5 };
    expect(page.links).toEqual([
      { href: '/docs/tags#x', text: 'b c', origin: { ...origin, column: 3 } },
      { href: '#y', text: 'here', origin: { ...origin, column: 29 } },
    ]);
  });

  it.each([
    [
      '[a](../tags.md#x)',
      '5:1 links/relative · The link "a" points to "../tags.md#x", which depends on the page\'s location. · Write the address: /docs/tags#x',
    ],
    [
      '[a](./)',
      '5:1 links/relative · The link "a" points to "./", which depends on the page\'s location. · Write the address: /docs/how',
    ],
    [
      '[a](delete.md)',
      '5:1 links/relative · The link "a" points to "delete.md", which depends on the page\'s location. · Write the address: /docs/how/delete',
    ],
    [
      '[a](javascript:alert(1))',
      '5:1 links/scheme · The link "a" can\'t point to "javascript:alert(1)". · Links to other sites must start with https://, http://, or mailto:.',
    ],
    [
      '[a](data:text/html,x)',
      '5:1 links/scheme · The link "a" can\'t point to "data:text/html,x". · Links to other sites must start with https://, http://, or mailto:.',
    ],
    [
      '[a](//example.com)',
      '5:1 links/scheme · The link "a" can\'t point to "//example.com". · Links to other sites must start with https://, http://, or mailto:.',
    ],
    [
      '[a]()',
      '5:1 links/empty · The link "a" leads nowhere. · Write the address of a page, for example /docs/tags, or an anchor on this page, for example #create-a-tag.',
    ],
  ])('explains what is wrong with %s', async (markdown, expected) => {
    const { html, problems } = await renderTest(markdown);
    expect(problemLines(problems)).toEqual([expected]);
    expect(html).toBe('<p>a</p>');
  });
});
