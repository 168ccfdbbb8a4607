import { describe, expect, it } from 'vitest';
import type { BlockPart } from '#model/page.ts';
import { problemLines, renderTest } from './test-page.ts';

const part: BlockPart = {
  block: {
    type: 'picture',
    name: 'domain-list',
    alt: 'A list of domains.',
    caption: '',
    callouts: ['new', 'domain'],
  } as BlockPart['block'],
  anchors: [],
  links: [],
  sections: [{ anchor: '', title: '', trail: [], text: 'A list of domains.', code: [] }],
};
const render = (markdown: string) => renderTest(markdown, { embeddedBlocks: { 'picture domain-list': part } });

describe(':::picture', () => {
  it('puts a picture between paragraphs, and the explanations of its numbers after it', async () => {
    const { page, problems } = await render(
      'Before.\n\n:::picture[All domains]{name=domain-list callouts="domain new"}\n1. A domain.\n2. **New Domain**.\n:::\n\nAfter.',
    );
    expect(problems).toEqual([]);
    expect(page.parts).toEqual([
      { html: expect.stringContaining('Before.') },
      { block: { ...part.block, caption: 'All domains', callouts: ['domain', 'new'] } },
      { html: expect.stringMatching(/<ol class="callouts">.*After\./s) },
    ]);
    expect(page.sections[0]?.text).toContain('A list of domains.');
  });

  it('needs no callouts', async () => {
    const { page, problems } = await render(':::picture[All domains]{name=domain-list}\n:::');
    expect(problems).toEqual([]);
    expect(page.parts).toEqual([{ block: { ...part.block, caption: 'All domains', callouts: [] } }]);
  });

  it.each([
    [
      ':::picture[All]{name=domain-lists}\n:::',
      '5:1 picture/unknown · There is no picture "domain-lists". · Did you mean "domain-list"?',
    ],
    [
      ':::picture[All]{name=domain-list callouts="domains"}\n1. Here.\n:::',
      '5:1 picture/place · The picture "domain-list" has no place "domains". · Did you mean "domain"?',
    ],
    [
      ':::picture[All]{name=domain-list callouts="domain new"}\n1. Here.\n:::',
      '5:1 picture/callouts · The picture\'s callouts (2) and explanations (1) differ in number. · Write one numbered list with an item for each place, after :::picture[Caption]{name=search-results callouts="filters results"}.',
    ],
    [
      '- Here\n\n  :::picture[All]{name=domain-list}\n  :::',
      '7:3 picture/inside · A picture can appear only between paragraphs. · Move it out of the list, tab, or box that it is in.',
    ],
    [
      ':::picture{name=domain-list}\n:::',
      '5:1 directives/missing-label · "picture" requires a label in brackets. · Write :::picture[Caption]{name=search-results callouts="filters results"}',
    ],
  ])('explains what is wrong with %j', async (markdown, expected) => {
    expect(problemLines((await render(markdown)).problems)).toEqual([expected]);
  });
});
