import type { DraftPart, PageContent, PageDraft, PageFacts } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import { english } from '#model/strings.ts';
import { noContent, type RenderContext } from './context.ts';
import { renderPage } from './render-page.ts';

/** A context of a small site for tests. */
export const testContext: RenderContext = {
  contentDir: 'content',
  addressStyle: { base: '/', trailingSlash: null },
  assetBase: '/',
  ...noContent,
  planned: ['/docs/roadmap'],
  strings: english,
};

/** A draft at /docs/how/search for tests; its text begins on line 5 of the file, after the front matter. */
export function testDraft(...body: DraftPart[]): PageDraft {
  return {
    id: 'docs/how/search',
    path: '/docs/how/search',
    kind: 'guide',
    version: 'current',
    title: 'Search',
    description: 'How to search.',
    keywords: [],
    inSidebar: true,
    searchWeight: 1,
    sources: [],
    origin: { file: 'content/docs/how/search.md' },
    body,
  };
}

/** Renders Markdown as the body of the test page. */
export async function renderTest(
  markdown: string,
  context: Partial<RenderContext> = {},
): Promise<{ page: PageFacts & PageContent; problems: Problem[]; html: string }> {
  const part = { markdown, origin: { file: 'content/docs/how/search.md', line: 5 } };
  const { facts, content, problems } = await renderPage(testDraft(part), { ...testContext, ...context });
  const html = content.parts.map((rendered) => ('html' in rendered ? rendered.html : '')).join('');
  return { page: { ...facts, ...content }, problems, html };
}

/** Problems as short lines, for tables of cases: `7:1 rule · message · fix`. */
export function problemLines(problems: readonly Problem[]): string[] {
  return problems.map(({ line, column, rule, message, fix }) => `${line}:${column} ${rule} · ${message} · ${fix}`);
}

/** Two prepared images, a PNG in two sizes and an SVG. */
export const testImages: RenderContext['images'] = {
  'images/graph.png': {
    source: 'images/graph.png',
    width: 640,
    height: 400,
    variants: [320, 640].flatMap((width) =>
      (['avif', 'webp', 'png'] as const).map((format) => {
        return { format, width, path: `assets/images/graph-${width}.${format}` };
      }),
    ),
  },
  'images/icon.svg': {
    source: 'images/icon.svg',
    width: 24,
    height: 24,
    variants: [{ format: 'svg', width: 24, path: 'assets/images/icon.svg' }],
  },
};
