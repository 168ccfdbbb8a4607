import { expect, test } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { exampleRules } from '#model/urn/fixtures.ts';
import { correctedText, judgeLines } from './judge-lines.ts';
import { MOST_LINES, pastedLines } from './pasted-lines.ts';

const judge = (text: string) => judgeLines(pastedLines(text).lines, exampleRules);

test('every line of a list is judged on its own and keeps its number', () => {
  expect(inEnglish(judge('urn:li:tag:pii\n\nurn:li:Tag:pii\nhello'))).toMatchObject([
    { number: 1, verdict: 'correct', entityType: 'tag', urn: 'urn:li:tag:pii' },
    { number: 3, verdict: 'corrected', urn: 'urn:li:tag:pii', problem: expect.stringContaining('The server rejects') },
    { number: 4, verdict: 'unclear' },
  ]);
});

test('the corrected list keeps its order and the lines without a certain correction', () => {
  expect(correctedText(judge('urn:li:user:jdoe\r\nhello\r\n urn:li:tag:pii'))).toBe(
    'urn:li:corpuser:jdoe\nhello\nurn:li:tag:pii',
  );
});

test('a long list is truncated, and the rest is counted', () => {
  expect(pastedLines('urn:li:tag:a\n'.repeat(MOST_LINES + 7))).toMatchObject({ omitted: 7 });
  expect(judge('x'.repeat(5_000))).toMatchObject([{ verdict: 'unclear' }]);
});
