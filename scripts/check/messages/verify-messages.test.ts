import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ErrorMessage } from '#model/error-message.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { digestOf } from './list-messages.ts';
import { readPlatform } from './read-platform.ts';
import { findUnverified, verifyMessages } from './verify-messages.ts';

const folder = mkdtempSync(join(tmpdir(), 'platform-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const literal = (text: string, file = 'store.py'): ErrorMessage => ({ text, origin: 'literal', file });
const placed = (...messages: ErrorMessage[]) =>
  messages.map((message, index) => ({ message, origin: () => ({ file: 'content/errors/a.yaml', line: index + 1 }) }));
const files = new Map([['store.py', 'raise Full(\n  f"no room for {box} "\n  f"on shelf"\n)']]);

test('messages that their file contains pass, even if a string is split into pieces', () => {
  const messages: ErrorMessage[] = [
    literal('no room for … on shelf'),
    { pattern: 'no room for \\w+', origin: 'literal', file: 'store.py' },
    { text: 'no room for books', origin: 'composed', file: 'store.py' },
    { text: 'disk full', origin: 'third-party', by: 'Linux' },
  ];
  expect(verifyMessages(placed(...messages), files)).toEqual([]);
});

test('messages that nothing prints are reported with what is missing', () => {
  const messages = placed(literal('no space for … on shelf'), literal('no room', 'shop.py'), {
    pattern: '\\w+ \\d+',
    origin: 'literal',
    file: 'store.py',
  });
  expect(formatProblems(verifyMessages(messages, files))).toMatchInlineSnapshot(`
    "content/errors/a.yaml:1  messages/not-printed
      store.py doesn't contain "no space for".
      Correct the message or its file. Write … for parts that change, or set the origin to "composed" if no file contains the message.

    content/errors/a.yaml:2  messages/not-printed
      The platform doesn't contain shop.py.
      Specify the file that prints the message.

    content/errors/a.yaml:3  messages/not-printed
      "\\w+ \\d+" has no fixed text to look for in store.py.
      Correct the message or its file. Write … for parts that change, or set the origin to "composed" if no file contains the message.

    3 errors"
  `);
});

test('an edited message is reported with the command that compares it', () => {
  const verified = new Set([digestOf(literal('no room'))]);
  expect(findUnverified(placed(literal('no room')), verified)).toEqual([]);
  const [problem] = findUnverified(placed(literal('no room!')), verified);
  expect(problem?.message).toBe('"no room!" hasn\'t been compared with store.py.');
  expect(problem?.fix).toBe('Run npm run check -- messages --platform GIT_DIR with a clone of the platform.');
});

test('files are read from a commit, without a work tree', () => {
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim();
  git('init', '-q');
  writeFileSync(join(folder, 'store.py'), 'raise Full("ä")\n');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'A');
  writeFileSync(join(folder, 'store.py'), '');
  const read = readPlatform(join(folder, '.git'), git('rev-parse', 'HEAD'), ['gone.py', 'store.py']);
  expect([...read]).toEqual([['store.py', 'raise Full("ä")\n']]);
});
