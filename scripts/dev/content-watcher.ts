import { sep } from 'node:path';
import type { SiteModel } from '#model/site-model.ts';
import { buildSiteModel } from '#pipeline/build-site-model.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { openSession } from '#pipeline/site/build-session.ts';

export interface LiveModel {
  /** The newest model. */
  current: () => SiteModel;
  /** Files of its images: path below the site's base → file on this machine. */
  imageFiles: () => Readonly<Record<string, string>>;
  /** Problems of the newest model as text; empty when there are none. */
  problems: () => string;
  /** Reads the content again; concurrent calls share one run, and a change during a run leads to another. */
  rebuild: () => Promise<void>;
}

/** A site model that follows the content folder. */
export async function liveModel(contentDir: string, cacheDir: string): Promise<LiveModel> {
  const session = openSession(cacheDir);
  const build = () => buildSiteModel({ contentDir, cacheDir, mode: 'dev', session });
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
    problems: () => (result.problems.length > 0 ? formatProblems(result.problems) : ''),
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
