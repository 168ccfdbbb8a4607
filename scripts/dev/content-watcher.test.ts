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
    const scanned = Object.assign(watcher, { getWatched: () => ({ [folder]: ['tags.md'] }) });
    watchContent(scanned, folder, changedFiles(), onChange);
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

test('a change that comes before the watcher has scanned the folder is noticed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-watch-'));
  const watched: Record<string, string[]> = {};
  const watcher = Object.assign(new EventEmitter(), { getWatched: () => watched });
  const onChange = vi.fn();
  try {
    writeFileSync(join(folder, 'tags.md'), 'Tags.');
    const hasChanged = changedFiles([join(folder, 'tags.md')]);
    watchContent(watcher, folder, hasChanged, onChange);
    expect(onChange).not.toHaveBeenCalled();
    writeFileSync(join(folder, 'terms.md'), 'Terms.');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    rmSync(join(folder, 'tags.md'));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
