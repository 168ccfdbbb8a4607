import { decodeAnchor } from '../format/anchors.ts';
import type { HeadPage, SectionColumns } from '../format/head.ts';

// One word with separators or capitals inside.
const ROW = /^\S+[._*]\S+$|^\S*[\p{Ll}\p{N}]\p{Lu}\S*$/u;

/** Pages and sections of an open index. A section is identified by its number, counted over all pages. */
export class Sections {
  readonly pages: readonly HeadPage[];
  /** Title of each section; empty for the first of a page. */
  readonly titles: readonly string[];
  /** Number of the page that a section belongs to. */
  readonly pageOf: Uint16Array;
  readonly #rows: Uint8Array;
  /** Words that readers type for each section, separated by commas. */
  readonly keywords: readonly string[];
  readonly #anchors: readonly string[];
  readonly #hrefs = new Map<number, string>();

  constructor({ pages, titles, anchors, keywords }: SectionColumns & { pages: readonly HeadPage[] }) {
    this.pages = pages;
    this.titles = titles;
    this.#anchors = anchors;
    this.keywords = keywords;
    this.#rows = Uint8Array.from(titles, (title) => (ROW.test(title) ? 1 : 0));
    this.pageOf = new Uint16Array(titles.length);
    for (const [page, { firstSection }] of this.pages.entries()) this.pageOf.fill(page, firstSection);
  }

  /** Public address of a section. */
  href(section: number): string {
    const known = this.#hrefs.get(section) ?? this.#makeHref(section);
    this.#hrefs.set(section, known);
    return known;
  }

  #makeHref(section: number): string {
    const href = this.pages[this.pageOf[section] ?? 0]?.href ?? '';
    const title = this.titles[section] ?? '';
    return title === '' ? href : `${href}#${decodeAnchor(title, this.#anchors[section] ?? '')}`;
  }

  /**
   * What a section is about as readers write it: its title, and for a member of a class in a reference of code, whose title is the bare name,
   * the class before it.
   */
  name(section: number): string {
    const title = this.titles[section] ?? '';
    if (this.pages[this.pageOf[section] ?? 0]?.kind !== 'sdk') return title;
    const owner = /^<(?:.*\.)?([^.]+)\.$/.exec(this.#anchors[section] ?? '')?.[1];
    return owner === undefined ? title : `${owner}.${title}`;
  }

  /** Whether what a section is about has the form of an identifier. Sections with the same name don't differ in this. */
  isIdentifier(section: number): boolean {
    return ROW.test(this.name(section));
  }

  /** Whether a section is a row of a reference: an option, a field, a type. Such titles are identifiers. */
  isRow(section: number): boolean {
    return this.#rows[section] === 1;
  }

  /** Sections of a page: the first one, and the one after the last. */
  range(page: number): readonly [number, number] {
    return [this.pages[page]?.firstSection ?? 0, this.pages[page + 1]?.firstSection ?? this.titles.length];
  }
}
