import type { Fragment, PageLayout } from '#model/fragment.ts';
import type { PreviewCard } from '#output/previews/preview-card.ts';
import type { PageOutline } from '#output/structured-data/page-outline.ts';

/** A page ready to be written: everything of it that depends on its path, with main already rendered. */
export interface PageView {
  path: string;
  /** Public address that search engines should use, if it isn't the page's own. */
  canonical?: string;
  /** Text of the title element: what the page is called, and the site. */
  title: string;
  /** What the page is called. */
  name: string;
  description: string;
  layout: PageLayout;
  version: string | undefined;
  /** Sidebar to show and keys of the categories to open. */
  sidebar: { name: string; categories: readonly string[] } | undefined;
  /** Names of style sheets beyond the inlined one, for example `styles/home`. */
  styles: readonly string[];
  main: string;
  /** Main in the two steps of a soft navigation, if it is long. */
  steps?: Pick<Fragment, 'main' | 'rest'>;
  /** The text of the picture in link previews; the not-found page has none. */
  card?: PreviewCard;
  /** Structured data about the page for search engines. */
  outline?: PageOutline;
}
