import { expect, test } from 'vitest';
import { keyLine } from './key-line.ts';

test.each([
  ['During handling of the above exception, another exception occurred:', 'ValueError: bad thing'],
  ['The above exception was the direct cause of the following exception:', 'ValueError: bad thing'],
  ['Caused by:', 'ValueError: bad thing'],
  ['... 42 more', 'ValueError: bad thing'],
  ['BUILD FAILED in 3s', 'ValueError: bad thing'],
  ['* Get more help at https://help.gradle.org', 'ValueError: bad thing'],
  ['npm ERR! A complete log of this run can be found in:', 'ValueError: bad thing'],
])('%s is never the key line', (noise, expected) => {
  expect(keyLine(`ValueError: bad thing\n${noise}`)).toBe(expected);
});

test('the last cause of a Java trace is the key line', () => {
  expect(
    keyLine(
      'java.lang.RuntimeException: outer\n\tat a.B.c(B.java:1)\nCaused by: java.io.IOException: inner\n\tat d.E.f(E.java:2)\n\t... 3 more',
    ),
  ).toBe('java.io.IOException: inner');
});

test('the last exception of a Python chain is the key line', () => {
  expect(
    keyLine(
      'KeyError: first\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File "a.py", line 1\nRuntimeError: second',
    ),
  ).toBe('RuntimeError: second');
});

test.each([
  '2023-04-11 12:00:00,123 [main] ERROR c.l.m.boot.BootstrapManager:33 - Failed to start',
  'datahub-gms-1  | 2023-04-11 12:00:00,123 ERROR c.l.m.boot.BootstrapManager:33 - Failed to start',
  '[pod/datahub-gms-1/datahub-gms] 12:00:00.123 [main] ERROR c.l.m.boot.BootstrapManager:33 - Failed to start',
  '[2023-04-11 12:00:00,123] ERROR    {datahub.ingestion.run.pipeline:62} - Failed to start',
])('the key line of %s has no prefix', (line) => {
  expect(keyLine(line)).toBe('Failed to start');
});
