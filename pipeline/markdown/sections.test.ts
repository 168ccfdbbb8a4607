import { describe, expect, it } from 'vitest';
import { renderTest, testImages } from './test-page.ts';

describe('sections', () => {
  it('splits at h2 to h4 and names the headings above', async () => {
    const { page } = await renderTest('Intro.\n\n## A\n\nx\n\n### B\n\n#### C\n\n##### D\n\ny\n\n## E');
    expect(page.sections.map(({ anchor, trail, text }) => [anchor, trail, text])).toEqual([
      ['', [], 'Intro.'],
      ['a', [], 'x'],
      ['b', ['A'], ''],
      ['c', ['A', 'B'], 'D y'],
      ['e', [], ''],
    ]);
  });

  it('contains the text of directives, tables, images, and diagrams, and code separately', async () => {
    const markdown = [
      ':::tip[Do]\nSay `x` now.\n:::',
      '::::tabs{group=os}\n:::tab[Linux]{value=linux}\nOne\n:::\n::::',
      '| A | B |\n|---|---|\n| 1 | 2 |',
      '![Graph](../../images/graph.png)',
      ':::diagram[Way]{alt="From a to b."}\n```dot\ndigraph { a -> b }\n```\n:::',
      '```shell title="run.sh"\nls\n```',
    ].join('\n\n');
    const { page, problems } = await renderTest(markdown, { images: testImages });
    expect(problems).toEqual([]);
    expect(page.sections).toEqual([
      {
        anchor: '',
        title: 'Search',
        trail: [],
        text: 'Do Say x now. Linux One A B 1 2 Graph From a to b. Way run.sh',
        code: ['x', 'ls'],
      },
    ]);
    expect(page.words).toBe(17);
  });

  it('begins a section at a heading inside a directive', async () => {
    const { page } = await renderTest(':::details[Why?]\n## Reason\n\nBecause.\n:::\n\nAfter.');
    expect(page.sections.map(({ anchor, text }) => [anchor, text])).toEqual([
      ['', 'Why?'],
      ['reason', 'Because. After.'],
    ]);
  });
});
