import { describe, expect, it } from 'vitest';
import { problemLines, renderTest } from './test-page.ts';

function tabs(...lines: string[]): string {
  return ['::::tabs{group=os}', ...lines, '::::'].join('\n');
}
const linux = ':::tab[Linux]{value=linux}\nx\n:::';

describe('tabs', () => {
  it.each([
    [
      tabs('text'),
      '5:1 tabs/content · This tabs directive contains no tabs. · Start each tab with :::tab[Label]{value=…}, and end it with :::',
    ],
    [
      tabs(linux, '', 'text'),
      '10:1 tabs/content · A tabs directive can contain only tabs. · Start each tab with :::tab[Label]{value=…}, and end it with :::',
    ],
    [
      tabs(linux, linux),
      '9:1 tabs/duplicate-value · Two tabs of this group have the value "linux". · Give each tab its own value.',
    ],
    [
      tabs(':::tab[Linux]{value=linx}\nx\n:::'),
      '6:1 tabs/unknown-value · The group "os" has no value "linx". · Did you mean "linux"?',
    ],
    [
      tabs(':::tab[BSD]{value=bsd}\nx\n:::'),
      '6:1 tabs/unknown-value · The group "os" has no value "bsd". · Its values are linux, macos, windows.',
    ],
  ])('explains what is wrong with %j', async (markdown, expected) => {
    expect(problemLines((await renderTest(markdown)).problems)).toEqual([expected]);
  });

  it('gives two groups on a page different IDs', async () => {
    const { html } = await renderTest(`${tabs(linux)}\n\n${tabs(linux)}`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(4);
  });

  it('renders admonitions and code inside tabs', async () => {
    const { html } = await renderTest(
      ':::::tabs{group=os}\n::::tab[Linux]{value=linux}\n:::tip\nx\n:::\n```shell\nls\n```\n::::\n:::::',
    );
    expect(html).toContain('admonition-tip');
    expect(html).toContain('language-shell');
  });
});
