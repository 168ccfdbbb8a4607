import { describe, expect, it } from 'vitest';
import { problemLines, renderTest } from './test-page.ts';

describe('parseMarkdown', () => {
  it.each([
    ['urn:li:tag:pii', '<p>urn:li:tag:pii</p>'],
    ['from 10:30 to 11:45', '<p>from 10:30 to 11:45</p>'],
    ['a:b[*c*]{d=e}', '<p>a:b[<em>c</em>]{d=e}</p>'],
    ['[a:b](/docs/c:d "e:f")', '<p><a href="/docs/c:d" title="e:f">a:b</a></p>'],
    ['😀 x:y **z:w**', '<p>😀 x:y <strong>z:w</strong></p>'],
  ])('takes the colons of %j as text', async (markdown, expected) => {
    expect((await renderTest(markdown)).html).toBe(expected);
  });

  it('points at the line and column of the file, after text with colons, too', async () => {
    const { problems } = await renderTest('é 10:30\n\n😀 <b>x</b>');
    expect(problemLines(problems)).toEqual([
      "7:4 markdown/html · Raw HTML isn't supported: <b> · Write Markdown or a directive instead, or put the text in backticks if readers should see it.",
    ]);
  });

  it('shows raw HTML as text and reports comments', async () => {
    const { html, problems } = await renderTest('<script>alert(1)</script>\n\n<!-- note -->');
    expect(html).not.toContain('<script');
    expect(problems.map(({ message }) => message)).toEqual([
      "Raw HTML isn't supported: <script>alert(1)</script>",
      "HTML comments aren't supported.",
    ]);
  });
});
