import { expect, test } from 'vitest';
import { normalizeText } from './normalize-text.ts';

test('a text that Python prints in pieces becomes one', () => {
  const printed = `'ERROR kafka is disabled; try running: pip install '\n "'acryl-datahub[kafka]'\\n"`;
  expect(normalizeText(printed).plain).toContain("is disabled; try running: pip install 'acryl-datahub[kafka]'");
});

test('lines that a recipe puts in quotation marks stay separate', () => {
  expect(normalizeText("username: 'a'\n  password: 'b'").plain).toBe("username: 'a'\npassword: 'b'");
});

test('both forms have the same length', () => {
  const { plain, flat } = normalizeText('İ “A”\n\tB\u001b[31m');
  expect(flat).toHaveLength(plain.length);
});
