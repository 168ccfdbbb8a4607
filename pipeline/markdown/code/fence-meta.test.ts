import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from './fence-meta.ts';

describe('parseFenceMeta', () => {
  it('reads everything that may follow the language', () => {
    const { meta, problems } = parseFenceMeta(
      'title="a b.yml" {2,4-6} ins={1} del={3} lines verbatim run illustrative="needs an account"',
      6,
    );
    expect(problems).toEqual([]);
    expect(meta).toEqual({
      title: 'a b.yml',
      illustrative: 'needs an account',
      lines: true,
      verbatim: true,
      run: true,
      highlighted: new Set([2, 4, 5, 6]),
      inserted: new Set([1]),
      deleted: new Set([3]),
    });
  });

  const help =
    'After the language, you can write title="…", {2,4-6}, ins={3}, del={2}, lines, verbatim, run, illustrative="why".';
  it.each([
    ['titel="a"', '"titel="a"" has no meaning after the language of a code fence.', 'Did you mean "title"?'],
    ['title=a', '"title=a" has no meaning after the language of a code fence.', help],
    ['title=""', '"title=""" has no meaning after the language of a code fence.', help],
    ['showLineNumbers', '"showLineNumbers" has no meaning after the language of a code fence.', help],
    ['{a}', '"a" isn\'t a line number or a range of lines.', 'Write lines like this: {2,4-6}.'],
    ['{3-2}', '"3-2" isn\'t a line number or a range of lines.', 'Write lines like this: {2,4-6}.'],
    ['{0}', '"0" isn\'t a line number or a range of lines.', 'Write lines like this: {2,4-6}.'],
    ['ins={2-9}', 'Line 9 is marked, but the code has only 3 lines.', "Count lines from 1, and don't count the fence."],
  ])('explains what is wrong with %s', (meta, message, fix) => {
    expect(parseFenceMeta(meta, 3).problems).toEqual([{ message, fix }]);
  });
});
