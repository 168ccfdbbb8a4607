import type { Block } from './blocks.ts';
import type { Availability } from './front-matter.ts';
import type { Origin } from './problem.ts';
import type { SampleMark } from './reader-values.ts';
import type { SampleProof } from './sample-proofs.ts';

/** Pages that only list things. */
export const referenceKinds = ['connector', 'entity', 'graphql', 'rest', 'sdk', 'settings'] as const;

/** What a page can be about. */
export const pageKinds = ['guide', 'tutorial', ...referenceKinds, 'release-notes'] as const;

/** What a page is about; search ranks by it and the content report groups by it. */
export type PageKind = (typeof pageKinds)[number];

/** What written and generated pages have in common before their text is rendered. */
export interface PageMeta {
  /** Stable name for navigation files: the address without its leading slash, for example `docs/what/urn`. */
  id: string;
  /** Address without base URL, locale and trailing slash, for example `/docs/what/urn`. */
  path: string;
  kind: PageKind;
  /** Name of the documentation version, for example `current`. */
  version: string;
  title: string;
  description: string;
  /** Shorter name for the sidebar, if any. */
  sidebarLabel?: string;
  keywords: readonly string[];
  availability?: Availability;
  /** False for pages that opt out of the navigation (`sidebar: none`). */
  inSidebar: boolean;
  /** Multiplies the page's search score; 1 unless a writer changed it. */
  searchWeight: number;
  /** Upstream files, at the pinned commit, against which the page's facts were checked. */
  sources: readonly string[];
  /** The file a writer edits to change the page. */
  origin: Origin;
}

/** A page before rendering: written Markdown, or the result of a generator. */
export interface PageDraft extends PageMeta {
  body: readonly DraftPart[];
}

/** A reference block made from data. */
export interface BlockPart {
  block: Block;
  /** Ids inside the block that a link can point at. */
  anchors: readonly string[];
  /** Links of the block, for the link checks. */
  links: readonly PageLink[];
  /** What search can find in the block; sections without an anchor join the text before the block. */
  sections: readonly Section[];
}

/** Markdown text with its position in its file, or a reference block. */
export type DraftPart = { markdown: string; origin: Origin } | BlockPart;

export interface Heading {
  depth: 2 | 3 | 4 | 5 | 6;
  id: string;
  /** Plain text. */
  text: string;
  /** The inline HTML of the heading (code, emphasis), without its anchor link. */
  html: string;
}

export interface PageLink {
  /** As written: `/docs/tags#create`, `#here`, `https://…`. */
  href: string;
  /** Plain text of the link. */
  text: string;
  origin: Origin;
}

/** A fenced code block, kept for sample checks and search. */
export interface Sample {
  language: string;
  code: string;
  title?: string;
  /** Why the block can't be checked, if the writer said so. */
  illustrative?: string;
  /** Whether it has a Run button that sends its request to the sample catalog. Operations have one without being marked. */
  run?: true;
  /** What `npm run check` verifies about it. Nothing if it is illustrative or there is no check for it. */
  provedBy: readonly SampleProof[];
  /** Id of the heading above it; empty above the first. */
  anchor: string;
  /** Places in the page's samples whose value differs between readers, if any. */
  values?: readonly SampleMark[];
  origin: Origin;
}

/** The text below one heading, up to the next: the unit that search finds. */
export interface Section {
  /** Anchor within the page; empty for the text before the first heading. */
  anchor: string;
  title: string;
  /** Titles of the headings above this one, outermost first. */
  trail: readonly string[];
  /** Prose with markup removed, blocks separated by single spaces. */
  text: string;
  /** Contents of the section's code blocks and inline code. */
  code: readonly string[];
  /** Words that readers type and the section does not say. */
  keywords?: readonly string[];
}

/** A part of a rendered page: finished HTML, or a block that React renders. */
export type PagePart = { html: string } | { block: Block };

export interface LastUpdate {
  author: string;
  /** Seconds since the epoch, from git. */
  time: number;
}

/** The large part of a page: its markup, and the text that search reads. */
export interface PageContent {
  parts: readonly PagePart[];
  sections: readonly Section[];
}

/** What the rest of the site needs to know about a page: everything derived from its text except its content. */
export interface PageFacts extends PageMeta {
  headings: readonly Heading[];
  /** Every id that a link can point at, headings included. */
  anchors: readonly string[];
  links: readonly PageLink[];
  samples: readonly Sample[];
  /** Words of prose, without code. */
  words: number;
}

/** A rendered page. */
export interface Page extends PageFacts {
  /** Identifies what the page was made from and by which code. Equal IDs mean equal pages. */
  digest: string;
  /**
   * Reads the content. A build keeps the content in memory only while it works on the page, because the content of all pages of a
   * large site would fill the memory.
   */
  content(): PageContent;
  lastUpdate?: LastUpdate;
  /** What the documentation calls the page's subject, if readers use other words for it, from content/synonyms.yaml. */
  subject?: string;
  /** What readers call the subject of the page, from content/synonyms.yaml. */
  alsoCalled?: readonly string[];
  /** Set when the page stands in for a missing translation: the locale it is written in. */
  fallbackFrom?: string;
}
