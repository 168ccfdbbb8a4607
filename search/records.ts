import type { ScreenRoute } from '#model/locale-site.ts';
import type { Navigation } from '#model/navigation.ts';
import type { Page } from '#model/page.ts';
import type { SearchRecord } from './record.ts';

/** The search records of a page: one per section. */
function pageRecords(page: Page, trail: string[], href: (path: string) => string): SearchRecord[] {
  return page.content().sections.map((section, index) => ({
    href: href(section.anchor === '' ? page.path : `${page.path}#${section.anchor}`),
    page: page.title,
    section: section.anchor === '' ? '' : section.title,
    trail,
    text: index === 0 ? `${page.description} ${section.text}` : section.text,
    code: section.code.join(' '),
    keywords: (index === 0 ? page.keywords : (section.keywords ?? [])).join(', '),
    synonyms: index === 0 ? (page.alsoCalled ? [page.subject, ...page.alsoCalled] : []).join(', ') : '',
    kind: page.kind,
    ...(page.availability && { availability: page.availability }),
    version: page.version,
    weight: page.searchWeight,
  }));
}

/** A page that explains a thing ranks above a tool for it. */
const SCREEN_WEIGHT = 0.85;

/** The record of a screen, such as a tool; it has no sections. */
function screenRecord(
  { title, description, keywords = [] }: ScreenRoute,
  trail: string[],
  version: string,
  href: string,
): SearchRecord {
  return {
    href,
    page: title,
    section: '',
    trail,
    text: description,
    code: '',
    keywords: keywords.join(', '),
    synonyms: '',
    kind: 'guide',
    version,
    weight: SCREEN_WEIGHT,
  };
}

/**
 * The records of a locale's pages, and of the screens that readers look for, one page at a time: those of all pages of a large site would fill the
 * memory.
 * @param screens belong to the version of the first page, which is the one that is served at the root
 * @param href turns a page path into a public address
 */
export function* recordsByPage(
  pages: readonly Page[],
  navigation: Navigation,
  screens: readonly ScreenRoute[],
  href: (path: string) => string,
): Generator<SearchRecord[]> {
  for (const page of pages) {
    const trail = navigation.places[page.path]?.trail.map(({ label }) => label) ?? [];
    yield pageRecords(page, trail, href);
  }
  const version = pages[0]?.version ?? '';
  for (const screen of screens) {
    if (screen.keywords === undefined) continue;
    const above = screens.find(({ path }) => path !== '/' && screen.path.startsWith(`${path}/`));
    yield [screenRecord(screen, above?.screen === 'tools' ? [above.title] : [], version, href(screen.path))];
  }
}

/** Everything that `recordsByPage` returns. */
export function searchRecords(...of: Parameters<typeof recordsByPage>): SearchRecord[] {
  return [...recordsByPage(...of)].flat();
}
