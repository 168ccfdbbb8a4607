import { expect, test } from 'vitest';
import type { ErrorFacts } from '#model/error-facts.ts';
import { diagnose, isBinary, READ } from './diagnose.ts';

const entry = (id: string, title: string, text: string): ErrorFacts => ({
  kind: 'entry',
  id,
  anchor: `error-${id}`,
  title,
  messages: [{ text }],
  keywords: [],
  page: '/docs/quickstart',
  symptom: ['A container ends.'],
  shows: [],
  causes: [],
});
const knowledge = {
  evidence: { platform: [], contexts: [], generic: [], wrappers: [] },
  errors: [
    entry('port-taken', 'Port is already allocated', 'port is already allocated'),
    entry('disk-full', 'No space left', 'No space left on device'),
  ],
};

test('the entry whose message stands in the text comes first, whatever case and line breaks', () => {
  const { found } = diagnose('Bind for 0.0.0.0:3306 failed:\nPORT is already\n  allocated', knowledge);
  expect(found.map(({ error, message }) => [error.id, message])).toEqual([['port-taken', 'PORT is already allocated']]);
});

test('of a long text, beginning and end are read', () => {
  const text = `No space left on device ${'x '.repeat(READ)} port is already allocated`;
  const { found, shortened, text: left } = diagnose(text, knowledge);
  expect(found).toHaveLength(2);
  expect(shortened).toBe(true);
  expect(left.length).toBeLessThan(READ + 10);
});

test('what is private is gone from the text that is shown', () => {
  expect(diagnose('password=hunter2 at 10.0.0.1', knowledge)).toMatchObject({
    text: 'password=<secret> at <host>',
    shortened: false,
    found: [],
  });
});

test('text is told from other files', () => {
  expect(isBinary('Zeile mit Umlaut: ö\n\tat x \u001b[31mred\u001b[0m')).toBe(false);
  expect(isBinary('PK\u0003\u0004\u0000\u0000\ufffd\ufffd')).toBe(true);
});
