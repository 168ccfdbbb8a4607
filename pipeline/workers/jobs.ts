import type { Page, PageDraft } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { RenderContext } from '#pipeline/markdown/context.ts';
import { renderPage } from '#pipeline/markdown/render-page.ts';

/** A page to render and the position of its locale's context among the shared ones. */
export interface RenderInput {
  draft: PageDraft;
  context: number;
}

/**
 * Work that worker threads can do: what all inputs share comes first, then one input. Everything in and out is plain data.
 */
export const jobs = {
  'render-page': (contexts: readonly RenderContext[], { draft, context }: RenderInput): Promise<RenderOutput> => {
    const shared = contexts[context];
    if (!shared) throw new RangeError(`There is no context ${context} to render ${draft.path} in.`);
    return renderPage(draft, shared);
  },
};

export interface RenderOutput {
  page: Page;
  problems: Problem[];
}

export type JobName = keyof typeof jobs;
export type Shared<N extends JobName> = Parameters<(typeof jobs)[N]>[0];
export type Input<N extends JobName> = Parameters<(typeof jobs)[N]>[1];
export type Output<N extends JobName> = Awaited<ReturnType<(typeof jobs)[N]>>;
