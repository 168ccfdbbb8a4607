import type { PageDraft } from '#model/page.ts';

/** What differs between pages that are made from data. */
type GeneratedPage = Pick<
  PageDraft,
  'path' | 'kind' | 'title' | 'sidebarLabel' | 'description' | 'keywords' | 'sources' | 'body'
>;

/**
 * A page that is made from data: in the sidebar, of the current version, with the weight of any page.
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
