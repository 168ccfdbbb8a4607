import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REPEATABLE } from '#pipeline/testing/hostile-values.ts';
import { fixedParts } from './fixed-parts.ts';
import { joinedSource } from './joined-source.ts';

const ofText = (text: string) => fixedParts({ text, origin: 'literal' });
const ofPattern = (pattern: string) => fixedParts({ pattern, origin: 'literal' });

test.each([
  ['no room for … on shelf', ['no room for', 'on shelf']],
  ['[earlier logs truncated...]', ['[earlier logs truncated...]']],
  ['…', []],
])('for the text %j, the source contains %j', (text, parts) => expect(ofText(text)).toEqual(parts));

test.each([
  ['Failed Step \\d+/\\d+: \\w+\\. Failed after \\d+ retries', ['Failed Step', '. Failed after', 'retries']],
  ['(?:user|group) with urns?: ', ['with urn']],
  ['response code is (401|405)', ['response code is']],
  ["doesn't (?:meet|match) [^\\n]{0,40}here", ["doesn't", 'here']],
  ['\\(token:\\)', ['(token:)']],
])('for the pattern %j, the source contains %j', (pattern, parts) => expect(ofPattern(pattern)).toEqual(parts));

test('the source contains the text that a pattern escapes', () => {
  const texts = fc.string({ minLength: 4, maxLength: 40 }).map((text) => text.replace(/\s+/g, ' ').trim());
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  fc.assert(
    fc.property(
      texts.filter((text) => text.length >= 4),
      (text) => {
        expect(ofPattern(escaped(text))).toEqual([text]);
      },
    ),
    REPEATABLE,
  );
});

test.each([
  ['f"no room for {box} "\n    f"on shelf"', 'f"no room for {box} on shelf"'],
  ['"no room " + "on shelf"', '"no room on shelf"'],
  ['"no room "\n  + "on shelf"', '"no room on shelf"'],
  ['"the \\"shelf\\""', '"the "shelf""'],
])('a source with %j reads as one message', (source, read) => expect(joinedSource(source)).toBe(read));
