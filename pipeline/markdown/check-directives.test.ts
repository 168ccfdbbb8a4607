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
      '5:1 directives/missing-attribute · "availability" requires the attribute "mode". · Write ::availability{mode=managed}',
    ],
    [
      '::availability{mode=manged}',
      '5:1 directives/attribute-value · "mode" of "availability" must be one of all, managed, selfHosted, but is "manged". · Did you mean "managed"?',
    ],
    [
      '::availability[Label]{mode=all}',
      '5:1 directives/unknown-label · "availability" doesn\'t accept a label in brackets. · Write ::availability{mode=managed}',
    ],
    [
      ':::details\nx\n:::',
      '5:1 directives/missing-label · "details" requires a label in brackets. · Write :::details[Why two topics?]',
    ],
    [
      ':::note\nx',
      '5:1 directives/unclosed · "note" is never closed. · End it with a line that has as many colons as its first line. An outer directive needs more colons than the directives inside it.',
    ],
    [
      '::: note\nx',
      '5:1 directives/stray-colons · "::: note" neither opens nor closes a directive. · Write the name directly after the colons, for example :::note[Title].',
    ],
    [
      ':::',
      '5:1 directives/stray-colons · ":::" neither opens nor closes a directive. · Give the outer directive more colons than the directives inside it, or remove the line.',
    ],
    [
      ':::tab[A]{value=a}\nx\n:::',
      '5:1 tabs/outside · A tab is outside a tabs directive. · Put it between ::::tabs{group=…} and ::::, which have one more colon.',
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
