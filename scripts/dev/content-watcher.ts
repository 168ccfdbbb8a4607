import type { EventEmitter } from 'node:events';
import { basename, dirname, join, sep } from 'node:path';
import type { FSWatcher } from 'vite';
import { buildUncheckedModel } from '#pipeline/build-site-model.ts';
import { fileState, openContent } from '#pipeline/load/content-files.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { openSession } from '#pipeline/site/build-session.ts';
import type { SiteModel } from '#subjects/site-model.ts';

export interface LiveModel {
  /** The newest model. */
  current: () => SiteModel;
  /** Files of its images: path below the site's base → file on this machine. */
  imageFiles: () => Readonly<Record<string, string>>;
  /**
   * Problems of the newest model as text; empty when there are none. The first call checks all pages, so make it when the user
   * isn't waiting.
   */
  problems: () => string;
  /** Whether a file of the content, given by its absolute path, has changed since the last call or, at the first call, since the first build began. */
  hasChanged: (file: string) => boolean;
  /** Reads the content again; concurrent calls share one run, and a change during a run leads to another. */
  rebuild: () => Promise<void>;
}

/** A site model that follows the content folder. */
export async function liveModel(contentDir: string, cacheDir: string): Promise<LiveModel> {
  const session = openSession(cacheDir);
  const hasChanged = changedFiles(contentFiles(contentDir));
  const build = () => buildUncheckedModel({ contentDir, cacheDir, mode: 'dev', session });
  let result = await build();
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      result = await build();
    } while (again);
    running = undefined;
  };
  return {
    current: () => result.model,
    imageFiles: () => result.imageFiles,
    problems: () => {
      const problems = result.problems();
      return problems.length > 0 ? formatProblems(problems) : '';
    },
    hasChanged,
    rebuild: () => {
      again = running !== undefined;
      running ??= run();
      return running;
    },
  };
}

/** Whether a changed file belongs to the content. */
export function isContent(contentDir: string, file: string): boolean {
  return file.startsWith(`${contentDir}${sep}`);
}

/**
 * Distinguishes file changes from repeated events for the same change, because an editor that writes a file in two steps, or a system that reports a
 * change twice, would cause another build.
 * @param files absolute paths of the files whose current state is known already
 * @returns function that says whether a file has changed since the last call
 */
export function changedFiles(files: readonly string[] = []): (file: string) => boolean {
  const stateOf = (file: string) => fileState(file)?.state ?? 'gone';
  const states = new Map(files.map((file) => [file, stateOf(file)]));
  return (file) => {
    const state = stateOf(file);
    const isNew = states.get(file) !== state;
    states.set(file, state);
    return isNew;
  };
}

function contentFiles(contentDir: string): string[] {
  return openContent(contentDir)
    .list('', 'tree')
    .map((path) => join(contentDir, ...path.split('/')));
}

/** Milliseconds for which Vite's watcher reports no second change of a file, and some more. */
const SETTLED_AFTER = 100;

/** Milliseconds between two looks at all files while the watcher scans the folder, which takes it about a second. */
const SCAN_INTERVAL = 100;
/** If the watcher never watches some file, because it ignores the file's folder, looking ends after ten seconds. */
const MOST_SCANS = 100;

/**
 * Calls back after each change of a file of the content.
 * @param watcher emits the path of a file with `add`, `change`, and `unlink`, but may omit a change that soon follows another one, and omits all
 * changes until it has scanned the folder. Its `ready` event comes long before that.
 * @param hasChanged as in `LiveModel`
 */
export function watchContent(
  watcher: Pick<EventEmitter, 'on'> & Pick<FSWatcher, 'getWatched'>,
  contentDir: string,
  hasChanged: (file: string) => boolean,
  onChange: () => void,
): void {
  const look = (file: string) => {
    if (hasChanged(file)) onChange();
  };
  for (const event of ['add', 'change', 'unlink']) {
    watcher.on(event, (file: string) => {
      if (!isContent(contentDir, file)) return;
      look(file);
      setTimeout(look, SETTLED_AFTER, file);
    });
  }
  let known: string[] = [];
  let scans = 0;
  const scan = () => {
    const files = contentFiles(contentDir);
    const watched = watcher.getWatched();
    const isScanned = files.every((file) => watched[dirname(file)]?.includes(basename(file)));
    const changed = [...new Set([...known, ...files])].filter(hasChanged);
    known = files;
    if (changed.length > 0) onChange();
    scans += 1;
    if (!isScanned && scans < MOST_SCANS) setTimeout(scan, SCAN_INTERVAL).unref();
  };
  scan();
}
