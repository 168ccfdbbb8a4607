import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { representations } from './encodings.ts';

const dir = mkdtempSync(join(tmpdir(), 'encodings-'));
afterAll(() => rmSync(dir, { recursive: true }));

test.each([
  ['', 'identity'],
  ['gzip', 'gzip'],
] as const)(
  'responses that are being sent at the same time share the bytes of their file (%j)',
  (accepted, encoding) => {
    writeFileSync(join(dir, 'page.html'), '<p>Words.</p>'.repeat(1000));
    const represent = representations(dir);
    const [first, second] = [represent('page.html', accepted), represent('page.html', accepted)];
    expect(first.encoding).toBe(encoding);
    expect(second.bytes).toBe(first.bytes);
    writeFileSync(join(dir, 'page.html'), '<p>Other words.</p>'.repeat(1000));
    utimesSync(join(dir, 'page.html'), 1, 1);
    expect(represent('page.html', accepted).bytes).not.toBe(first.bytes);
  },
);

test('compressed files are kept up to a limit, and the first ones are compressed again', () => {
  for (const name of ['a', 'b', 'c']) writeFileSync(join(dir, `${name}.html`), `<p>${name}</p>`.repeat(1000));
  const { length } = representations(dir)('a.html', 'gzip').bytes;
  const represent = representations(dir, 2 * length + 10);
  const [first, second] = [represent('a.html', 'gzip').bytes, represent('b.html', 'gzip').bytes];
  expect(represent('a.html', 'gzip').bytes).toBe(first);
  represent('c.html', 'gzip');
  expect(represent('b.html', 'gzip').bytes).toBe(second);
  expect(represent('a.html', 'gzip').bytes).not.toBe(first);
  expect(represent('a.html', 'gzip').bytes).toEqual(first);
});
