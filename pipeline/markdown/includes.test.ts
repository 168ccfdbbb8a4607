import { describe, expect, it } from 'vitest';
import { problemLines, renderTest } from './test-page.ts';

const includes = {
  'token.md': '## Token {#token}\n\nMake a token.',
  'outer.md': 'Before.\n\n::include{file="parts/inner.md"}',
  'parts/inner.md': 'Inner [x](y.md).',
  'a.md': '::include{file="b.md"}',
  'b.md': '::include{file="a.md"}',
};

describe('includes', () => {
  it('includes the text, with its headings and nested includes', async () => {
    const { html, page } = await renderTest('::include{file="token.md"}\n\n::include{file="outer.md"}', { includes });
    expect(page.headings.map(({ id }) => id)).toEqual(['token']);
    expect(html).toContain('<p>Before.</p>\n<p>Inner x.</p>');
  });

  it('points at the included file if the error is in that file', async () => {
    const { problems } = await renderTest('::include{file="outer.md"}', { includes });
    expect(problems[0]).toMatchObject({
      file: 'content/includes/parts/inner.md',
      line: 1,
      column: 7,
      rule: 'links/relative',
    });
  });

  it.each([
    [
      '::include{file="tokn.md"}',
      '5:1 includes/missing · There is no file "tokn.md" in content/includes/. · Did you mean "token.md"?',
    ],
    [
      '::include{file="../site.yaml"}',
      '5:1 includes/outside · An include can\'t leave content/includes/: "../site.yaml". · Move the text to content/includes/, and include it from there.',
    ],
    [
      '::include{file="parts/../../../x.md"}',
      '5:1 includes/outside · An include can\'t leave content/includes/: "parts/../../../x.md". · Move the text to content/includes/, and include it from there.',
    ],
    [
      '::include{file="/etc/passwd"}',
      '5:1 includes/outside · An include can\'t leave content/includes/: "/etc/passwd". · Move the text to content/includes/, and include it from there.',
    ],
    [
      '::include{file="%2e%2e/site.yaml"}',
      '5:1 includes/missing · There is no file "%2e%2e/site.yaml" in content/includes/. · Write the file, or correct its name.',
    ],
    [
      '::include{file="..\\\\site.yaml"}',
      '5:1 includes/outside · An include can\'t leave content/includes/: "..\\\\site.yaml". · Move the text to content/includes/, and include it from there.',
    ],
    [
      '::include{file="constructor"}',
      '5:1 includes/missing · There is no file "constructor" in content/includes/. · Write the file, or correct its name.',
    ],
    [
      '::include{file="a.md"}',
      '1:1 includes/cycle · These files include each other in a loop: a.md → b.md → a.md. · Remove one of the includes.',
    ],
  ])('explains what is wrong with %s', async (markdown, expected) => {
    expect(problemLines((await renderTest(markdown, { includes })).problems)).toEqual([expected]);
  });
});
