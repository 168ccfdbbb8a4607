import type { Page } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { DiskCache } from '#pipeline/cache/disk-cache.ts';
import type { LocalizedDraft } from '#pipeline/locales/localize-drafts.ts';
import type { RenderContext } from '#pipeline/markdown/context.ts';
import { runJobs } from '#pipeline/workers/run-jobs.ts';
import { renderKeys } from './render-key.ts';

/** Drafts that are rendered in the same context. */
export interface DraftGroup {
  drafts: readonly LocalizedDraft[];
  context: RenderContext;
}

/**
 * Renders pages; those that an earlier build rendered from the same input come from the cache.
 * @param groups drafts and contexts, e.g. one group for each locale
 * @param contentName name of the content folder
 * @param cache pages by key
 * @returns pages by group, each list in the order of its drafts
 */
export async function renderPages(
  groups: readonly DraftGroup[],
  contentName: string,
  cache: DiskCache<Page>,
): Promise<{ pages: Page[][]; problems: Problem[] }> {
  const work = groups.flatMap(({ drafts, context }, group) => {
    const keyOf = renderKeys(context, contentName);
    return drafts.map(({ draft, fallbackFrom }) => ({ draft, fallbackFrom, context: group, key: keyOf(draft) }));
  });
  const missing = work.filter(({ key }) => cache.get(key) === undefined);
  const contexts = groups.map(({ context }) => context);
  const inputs = missing.map(({ draft, context }) => ({ draft, context }));
  const rendered = new Map(
    (await runJobs('render-page', contexts, inputs)).map((output, index) => [missing[index]?.key, output]),
  );
  // A page with problems is rendered anew each time, since what they say may depend on more than its key.
  for (const [key, { page, problems }] of rendered)
    if (key !== undefined && problems.length === 0) cache.set(key, page);
  const pages = groups.map((_, group) =>
    work.flatMap(({ key, context, fallbackFrom }) => {
      const page = context === group ? (rendered.get(key)?.page ?? cache.get(key)) : undefined;
      if (!page) return [];
      return fallbackFrom === undefined ? page : { ...page, fallbackFrom };
    }),
  );
  // A page that stands in for a translation has its problems reported where it belongs.
  const problems = missing.flatMap(({ key, fallbackFrom }) =>
    fallbackFrom ? [] : (rendered.get(key)?.problems ?? []),
  );
  return { pages, problems };
}
