/**
 * The part of a page that changes on navigation; served as one JSON file beside the document. In a long page, the part that a reader sees first comes
 * first.
 */
export interface Fragment {
  /** ID of what all documents share. A tab with a different ID loads the document instead. */
  shell: string;
  /** Text of the title element. */
  title: string;
  description: string;
  /** Absolute address. */
  canonical: string;
  /** Absolute address of the Markdown twin. */
  markdown: string;
  layout: PageLayout;
  /** The sidebar that the page shows, if any, and the address of its entire tree. */
  sidebar?: { name: string; src: string };
  /** Addresses of style sheets beyond the inlined one. */
  styles: string[];
  /** Address of the same page in the other languages, by locale code. */
  alternates: Record<string, string>;
  /** Inner HTML of the main element, without the rest. */
  main: string;
  /** What belongs at the end of elements in main, by their selectors, as HTML. */
  rest?: Record<string, string>;
}

/** docs: sidebar and contents; plain: a docs page without sidebar; screen: full width. */
export type PageLayout = 'docs' | 'plain' | 'screen';
