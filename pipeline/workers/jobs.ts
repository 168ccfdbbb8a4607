import type { PageContent, PageDraft, PageFacts } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { RenderContext } from '#pipeline/markdown/context.ts';
import { renderPage } from '#pipeline/markdown/render-page.ts';
import { storePage } from '#pipeline/render/page-store.ts';

/** Shared input for rendering all pages. */
export interface RenderShared {
  contexts: readonly RenderContext[];
  /** Folder that keeps rendered pages, if any does. */
  storeDir: string | undefined;
}

/** A page to render, the position of its locale's context among the shared ones, and the name under which it is kept. */
export interface RenderInput {
  draft: PageDraft;
  context: number;
  key: string;
}

/**
 * Work that worker threads can do: what all inputs share comes first, then one input. Everything in and out is plain data.
 */
export const jobs = {
  'render-page': async (
    { contexts, storeDir }: RenderShared,
    { draft, context, key }: RenderInput,
  ): Promise<RenderOutput> => {
    const shared = contexts[context];
    if (!shared) throw new RangeError(`There is no context ${context} to render ${draft.path} in.`);
    const rendered = await renderPage(draft, shared);
    const { facts, content, problems } = rendered;
    // A page with problems is rendered again each time, because the problems can depend on more than its key.
    if (storeDir === undefined || problems.length > 0) return rendered;
    storePage(storeDir, key, { facts, content });
    return { facts, problems };
  },
};

export interface RenderOutput {
  facts: PageFacts;
  /** Missing if it was stored, because stored content doesn't need memory. */
  content?: PageContent;
  problems: Problem[];
}

export type JobName = keyof typeof jobs;
export type Shared<N extends JobName> = Parameters<(typeof jobs)[N]>[0];
export type Input<N extends JobName> = Parameters<(typeof jobs)[N]>[1];
export type Output<N extends JobName> = Awaited<ReturnType<(typeof jobs)[N]>>;
