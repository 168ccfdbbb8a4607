import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { changedFiles, watchContent } from './content-watcher.ts';

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

test('a change that the watcher omits because it follows another one is noticed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-watch-'));
  const file = join(folder, 'tags.md');
  const watcher = new EventEmitter();
  const onChange = vi.fn();
  try {
    watchContent(watcher, folder, onChange);
    writeFileSync(file, 'Tags.');
    watcher.emit('change', file);
    expect(onChange).toHaveBeenCalledTimes(1);
    writeFileSync(file, 'Tags and terms.');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    watcher.emit('change', join(tmpdir(), 'elsewhere.md'));
    expect(onChange).toHaveBeenCalledTimes(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
