import type { EventEmitter } from 'node:events';
import { sep } from 'node:path';
import { buildUncheckedModel } from '#pipeline/build-site-model.ts';
import { fileState } from '#pipeline/load/content-files.ts';
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
  /** Reads the content again; concurrent calls share one run, and a change during a run leads to another. */
  rebuild: () => Promise<void>;
}

/** A site model that follows the content folder. */
export async function liveModel(contentDir: string, cacheDir: string): Promise<LiveModel> {
  const session = openSession(cacheDir);
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
 * @returns function that says whether a file has changed since the last call
 */
export function changedFiles(): (file: string) => boolean {
  const states = new Map<string, string>();
  return (file) => {
    const state = fileState(file)?.state ?? 'gone';
    const isNew = states.get(file) !== state;
    states.set(file, state);
    return isNew;
  };
}

/** Milliseconds for which Vite's watcher reports no second change of a file, and some more. */
const SETTLED_AFTER = 100;

/**
 * Calls back after each change of a file of the content.
 * @param watcher emits the path of a file with `add`, `change`, and `unlink`, but may omit a change that soon follows another one
 */
export function watchContent(watcher: Pick<EventEmitter, 'on'>, contentDir: string, onChange: () => void): void {
  const hasChanged = changedFiles();
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
}
