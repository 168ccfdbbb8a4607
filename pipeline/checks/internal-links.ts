import type { Loaded } from '#model/loaded.ts';
import type { Page } from '#model/page.ts';
import type { Origin } from '#model/problem.ts';
import { readAddress } from '#model/rules/addresses.ts';
import type { SiteUnderCheck } from '#model/rules/site-under-check.ts';

export interface InternalLink {
  /** Path of the page it leads to. */
  path: string;
  /** Without `#`; empty when the link has none. */
  anchor: string;
  /** As written. */
  href: string;
  origin: Origin;
  /** The page that contains the link, unless the link is in a data file. */
  page?: Page;
}

/** Links of sites that have been read, because several rules need them. */
const known = new WeakMap<SiteUnderCheck, readonly InternalLink[]>();

/**
 * Every link to an address of this site: in pages, translations, texts of screens, navigation bar, footer, and lists of words.
 */
export function internalLinks(site: SiteUnderCheck): readonly InternalLink[] {
  const links = known.get(site) ?? readLinks(site);
  known.set(site, links);
  return links;
}

function readLinks(site: SiteUnderCheck): InternalLink[] {
  const inPages = [...site.pages, ...site.translations, ...site.screenTexts].flatMap((page) =>
    page.links.flatMap(({ href, origin }): InternalLink[] => {
      if (href.startsWith('#')) return [{ ...readAddress(href), path: page.path, href, origin, page }];
      const isInternal = href.startsWith('/') && !href.startsWith('//');
      return isInternal ? [{ ...readAddress(href), href, origin, page }] : [];
    }),
  );
  return [...inPages, ...configuredLinks(site), ...linksOfWords(site.glossary), ...linksOfWords(site.synonyms)];
}

function configuredLinks({ config: { value, origin } }: SiteUnderCheck): InternalLink[] {
  const bar = value.navbar.items.map((item, index) => ({ item, place: ['navbar', 'items', index, 'to'] }));
  const footer = value.footer.groups.flatMap((group, groupIndex) =>
    group.items.map((item, index) => ({ item, place: ['footer', 'groups', groupIndex, 'items', index, 'to'] })),
  );
  return [...bar, ...footer].flatMap(({ item: { to }, place }) =>
    to === undefined ? [] : [{ ...readAddress(to), href: to, origin: origin(place) }],
  );
}

/** Pages that the glossary and the synonyms refer to. */
function linksOfWords(file: Loaded<{ page?: string | undefined }[]> | undefined): InternalLink[] {
  if (!file) return [];
  return file.value.flatMap(({ page: href }, index) =>
    href === undefined ? [] : [{ ...readAddress(href), href, origin: file.origin([index, 'page']) }],
  );
}
