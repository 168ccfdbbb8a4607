import type { PageDraft } from '#model/page.ts';

/** The properties that differ between generated pages. */
type GeneratedPage = Pick<
  PageDraft,
  'path' | 'kind' | 'title' | 'sidebarLabel' | 'description' | 'keywords' | 'sources' | 'body'
>;

/**
 * A page that is generated from data. It is in the sidebar, belongs to the current version, and has the usual weight.
 * @param file the data file that a writer edits to change it
 */
export function generatedPage(page: GeneratedPage, file: string): PageDraft {
  return {
    ...page,
    id: page.path.slice(1),
    version: 'current',
    inSidebar: true,
    searchWeight: 1,
    origin: { file },
  };
}
