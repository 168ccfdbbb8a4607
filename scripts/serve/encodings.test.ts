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
