import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFiles } from './content-watcher.ts';

test('an event counts if the file has changed since the last event', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-watch-'));
  const file = join(folder, 'tags.md');
  try {
    const hasChanged = changedFiles();
    writeFileSync(file, 'Tags.');
    expect(hasChanged(file)).toBe(true);
    expect(hasChanged(file)).toBe(false);
    writeFileSync(file, 'Tags and terms.');
    expect(hasChanged(file)).toBe(true);
    utimesSync(file, 1, 1);
    expect(hasChanged(file)).toBe(true);
    rmSync(file);
    expect(hasChanged(file)).toBe(true);
    expect(hasChanged(file)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
