import { describe, expect, it } from 'vitest';
import { problemLines, renderTest } from '../test-page.ts';
import { loadHighlighter } from './highlight.ts';
import { languages } from './languages.ts';

describe('code', () => {
  it.each(Object.keys(languages))('keeps every character of %s code', async (language) => {
    const code = 'a = "x"; // <b> & \'c\'\n\n# $HOME {1: [2.5]}\n';
    const highlight = await loadHighlighter([language]);
    const text = highlight(code, language)
      .join('\n')
      .replace(/<[^>]*>/g, '');
    expect(text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).toBe(code);
  });

  it('colors PDL, the language of the metadata model', async () => {
    const highlight = await loadHighlighter(['pdl']);
    const [first, second, third] = highlight(
      '@Aspect = { "name": "tagKey" }\nrecord TagKey {\n  name: optional string = "a"',
      'pdl',
    );
    expect(first).toBe(
      '<span class="f">@Aspect</span> = { <span class="p">"name"</span>: <span class="s">"tagKey"</span> }',
    );
    expect(second).toBe('<span class="k">record </span><span class="t">TagKey</span> {');
    expect(third).toBe(
      '  <span class="p">name</span>: <span class="k">optional </span><span class="t">string</span> = <span class="s">"a"</span>',
    );
  });

  it('keeps each block as a sample with its place', async () => {
    const { page } = await renderTest('## Run\n\n```yaml title="a.yml" illustrative="no server"\na: 1\n```');
    const origin = { file: 'content/docs/how/search.md', line: 7, column: 1 };
    expect(page.samples).toEqual([
      {
        language: 'yaml',
        code: 'a: 1',
        title: 'a.yml',
        illustrative: 'no server',
        provedBy: [],
        anchor: 'run',
        origin,
      },
    ]);
  });

  it.each([
    [
      '```\nx\n```',
      "5:1 code/no-language · This code block doesn't state its language. · Write it directly after the fence, for example ```python. If no language fits, write ```text.",
    ],
    [
      '    indented',
      "5:1 code/no-language · This code block doesn't state its language. · Write it directly after the fence, for example ```python. If no language fits, write ```text.",
    ],
    [
      '```bash\nx\n```',
      '5:1 code/unknown-language · "bash" isn\'t a language that this site highlights. · Did you mean "shell"?',
    ],
    [
      '```pyhton\nx\n```',
      '5:1 code/unknown-language · "pyhton" isn\'t a language that this site highlights. · Did you mean "python"?',
    ],
    [
      '```yaml linse\nx\n```',
      '5:1 code/unknown-meta · "linse" has no meaning after the language of a code fence. · Did you mean "lines"?',
    ],
  ])('explains what is wrong with %j', async (markdown, expected) => {
    expect(problemLines((await renderTest(markdown)).problems)).toEqual([expected]);
  });
});
