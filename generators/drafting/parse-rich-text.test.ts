import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';

describe('parseRichText', () => {
  it('distinguishes code, emphasis, and links from plain text', () => {
    expect(parseRichText('Set `role`, **never** both; see [tags](/docs/tags#create).')).toEqual([
      'Set ',
      { code: 'role' },
      ', ',
      { strong: 'never' },
      ' both; see ',
      { link: '/docs/tags#create', text: 'tags' },
      '.',
    ]);
  });

  it('emphasizes labels between single asterisks and leaves all other asterisks alone', () => {
    expect(parseRichText('You need *Edit Tags*, not 2 * 3 * 4 or *.parquet and *.csv.')).toEqual([
      'You need ',
      { strong: 'Edit Tags' },
      ', not 2 * 3 * 4 or *.parquet and *.csv.',
    ]);
  });

  it('leaves URNs, asterisks, and brackets in code alone', () => {
    expect(parseRichText('`urn:li:dataset:(a,b,PROD)` or `list[*]`')).toEqual([
      { code: 'urn:li:dataset:(a,b,PROD)' },
      ' or ',
      { code: 'list[*]' },
    ]);
  });

  it('joins the lines of folded text', () => {
    expect(parseRichText('one\n  two\n')).toEqual(['one two']);
  });
});
