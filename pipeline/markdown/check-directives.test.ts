import { describe, expect, it } from 'vitest';
import { dialect } from './dialect.ts';
import { problemLines, renderTest } from './test-page.ts';

const names = Object.keys(dialect).join(', ');

describe('directives', () => {
  it.each([
    [':::warning\nx\n:::', `5:1 directives/unknown · There is no directive "warning". · The directives are ${names}.`],
    [':::noet\nx\n:::', '5:1 directives/unknown · There is no directive "noet". · Did you mean "note"?'],
    ['::constructor', `5:1 directives/unknown · There is no directive "constructor". · The directives are ${names}.`],
    ['::note[x]', '5:1 directives/unknown · "::note" has the wrong number of colons. · Write :::note[Title]'],
    [
      ':::note{titel=x}\nx\n:::',
      '5:1 directives/unknown-attribute · "note" has no attribute "titel". · Write :::note[Title]',
    ],
    [
      '::availability{mode=managed moed=x}',
      '5:1 directives/unknown-attribute · "availability" has no attribute "moed". · Did you mean "mode"?',
    ],
    [
      '::availability',
      '5:1 directives/missing-attribute · "availability" needs the attribute "mode". · Write ::availability{mode=managed}',
    ],
    [
      '::availability{mode=manged}',
      '5:1 directives/attribute-value · "mode" of "availability" is one of all, managed, selfHosted; found "manged". · Did you mean "managed"?',
    ],
    [
      '::availability[Label]{mode=all}',
      '5:1 directives/unknown-label · "availability" takes no label in brackets. · Write ::availability{mode=managed}',
    ],
    [
      ':::details\nx\n:::',
      '5:1 directives/missing-label · "details" needs a label in brackets. · Write :::details[Why two topics?]',
    ],
    [
      ':::note\nx',
      '5:1 directives/unclosed · "note" is never closed. · End it with a line of as many colons as it begins with; the outer fence has more colons than what it holds.',
    ],
    [
      '::: note\nx',
      '5:1 directives/stray-colons · "::: note" neither opens nor closes a directive. · Write the name right behind the colons, e.g. :::note[Title].',
    ],
    [
      ':::',
      '5:1 directives/stray-colons · ":::" neither opens nor closes a directive. · Give the outer directive more colons than what it holds, or take the line out.',
    ],
    [
      ':::tab[A]{value=a}\nx\n:::',
      '5:1 tabs/outside · A tab stands outside of tabs. · Put it between ::::tabs{group=…} and ::::, which have one colon more.',
    ],
  ])('explains what is wrong with %j', async (markdown, expected) => {
    expect(problemLines((await renderTest(markdown)).problems)).toEqual([expected]);
  });

  it('checks directives inside an unknown one', async () => {
    const { html, problems } = await renderTest('::::warning\n:::noet\nText.\n:::\n::::');
    expect(problems.map(({ line }) => line)).toEqual([5, 6]);
    expect(html).toContain('Text.');
  });
});
