import type { Page } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { LocalizedDraft } from '#pipeline/locales/localize-drafts.ts';
import type { RenderContext } from '#pipeline/markdown/context.ts';
import { runJobs } from '#pipeline/workers/run-jobs.ts';
import type { PageStore } from './page-store.ts';
import { renderKeys } from './render-key.ts';

/** Drafts that are rendered in the same context. */
export interface DraftGroup {
  drafts: readonly LocalizedDraft[];
  context: RenderContext;
}

/**
 * Renders pages; those that an earlier build rendered from the same input come from the store.
 * @param groups drafts and contexts, for example one group for each locale
 * @param contentName name of the content folder
 * @param store pages by key
 * @returns pages by group, each list in the order of its drafts
 */
export async function renderPages(
  groups: readonly DraftGroup[],
  contentName: string,
  store: PageStore,
): Promise<{ pages: Page[][]; problems: Problem[] }> {
  const work = groups.map(({ drafts, context }, group) => {
    const keyOf = renderKeys(context, contentName);
    return drafts.map(({ draft, fallbackFrom }) => ({ draft, fallbackFrom, context: group, key: keyOf(draft) }));
  });
  const missing = work.flat().filter(({ key }) => store.facts(key) === undefined);
  const shared = { contexts: groups.map(({ context }) => context), storeDir: store.dir };
  const inputs = missing.map(({ draft, context, key }) => ({ draft, context, key }));
  const outputs = await runJobs('render-page', shared, inputs);
  // For a page with problems, only the problems are new to the next build.
  const wrong = new Map<string, Problem[]>();
  outputs.forEach((output, index) => {
    const key = inputs[index]?.key ?? '';
    wrong.set(key, output.problems);
    store.add(key, output);
  });
  const pages = work.map((list) =>
    list.flatMap(({ key, fallbackFrom }) => {
      const facts = store.facts(key);
      if (!facts) return [];
      return {
        ...facts,
        digest: key,
        content: store.reader(key),
        ...(fallbackFrom !== undefined && { fallbackFrom }),
      };
    }),
  );
  // The problems of a page that stands in for a translation are reported in its own locale.
  const problems = missing.flatMap(({ key, fallbackFrom }) => (fallbackFrom ? [] : (wrong.get(key) ?? [])));
  return { pages, problems };
}
