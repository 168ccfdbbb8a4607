import type { HostedRecord } from '#model/hosted-record.ts';
import type { PageKind } from '#model/page.ts';
import type { MatchedField, PageHit } from '../answer.ts';
import { kindWeights } from '../rank/weights.ts';
import { MARK } from './requests.ts';
import type { HostedIndex } from './service.ts';

interface Highlight {
  value?: string;
  matchLevel?: string;
  matchedWords?: string[];
}

interface Highlights {
  hierarchy?: Record<string, Highlight>;
  content?: Highlight;
  code?: Highlight;
  keywords?: Highlight;
}

/** A hit of the service. Any field may be missing, because an index may contain records from another crawler. */
export interface HostedHit extends Partial<HostedRecord> {
  _highlightResult?: Highlights;
  _snippetResult?: { content?: Highlight };
}

/**
 * The page of a hit, with the hit's section as its only one. Texts of the service stay text; its marks become words to mark.
 * @returns undefined for a hit that leads out of the site, or has no title
 */
export function pageHit(hit: HostedHit, { site }: HostedIndex): PageHit | undefined {
  const home = new URL(site);
  const title = hit.hierarchy?.lvl1;
  if (!title || !URL.canParse(hit.url ?? '', home)) return;
  const address = new URL(hit.url ?? '', home);
  if (address.origin !== home.origin || !address.pathname.startsWith(home.pathname)) return;
  return {
    // Without the origin, so that a preview of the site leads to its own pages.
    href: address.pathname,
    title,
    trail: hit.trail ?? [hit.hierarchy?.lvl0 ?? ''].filter(Boolean),
    kind: isKind(hit.kind) ? hit.kind : 'guide',
    ...(hit.availability?.length === 1 && { availability: hit.availability[0] }),
    version: hit.version ?? '',
    sections: [
      {
        href: `${address.pathname}${address.hash}`,
        title: sectionTitle(hit),
        terms: markedTexts(hit),
        field: matchedField(hit),
        excerpt: withoutMarks(hit._snippetResult?.content?.value ?? hit.content ?? ''),
      },
    ],
  };
}

/** Words of the query that the hit contains, according to the service. */
export function matchedWords(hit: HostedHit): string[] {
  return highlights(hit).flatMap(({ matchedWords: words }) => words ?? []);
}

function isKind(kind: string | undefined): kind is PageKind {
  return kind !== undefined && Object.hasOwn(kindWeights, kind);
}

function sectionTitle({ hierarchy }: HostedHit): string {
  const { lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy ?? {};
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? '';
}

function highlights({ _highlightResult: of }: HostedHit): Highlight[] {
  return [...Object.values(of?.hierarchy ?? {}), of?.content, of?.code, of?.keywords].flatMap((each) => each ?? []);
}

function matchedField({ _highlightResult: of }: HostedHit): MatchedField {
  const isMatched = (highlight: Highlight | undefined) => (highlight?.matchLevel ?? 'none') !== 'none';
  const { lvl0, lvl1, ...sections } = of?.hierarchy ?? {};
  if (Object.values(sections).some(isMatched)) return 'title';
  if (isMatched(lvl1)) return 'page';
  if (isMatched(of?.code)) return 'code';
  return isMatched(of?.content) ? 'text' : 'page';
}

function markedTexts(hit: HostedHit): string[] {
  const marked = new RegExp(`${MARK.start}([^${MARK.end}]*)${MARK.end}`, 'gu');
  const texts = highlights(hit).flatMap(({ value }) =>
    [...(value ?? '').matchAll(marked)].map(([, text = '']) => text),
  );
  return [...new Set(texts)];
}

function withoutMarks(text: string): string {
  return text.replaceAll(MARK.start, '').replaceAll(MARK.end, '');
}
