import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';

describe('parseRichText', () => {
  it('tells code, stress and links from plain text', () => {
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

  it('stresses labels between single stars, and leaves any other star alone', () => {
    expect(parseRichText('You need *Edit Tags*, not 2 * 3 * 4 or *.parquet and *.csv.')).toEqual([
      'You need ',
      { strong: 'Edit Tags' },
      ', not 2 * 3 * 4 or *.parquet and *.csv.',
    ]);
  });

  it('leaves URNs, stars and brackets in code alone', () => {
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
