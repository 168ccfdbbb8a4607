import type { HostedRecord } from '#model/hosted-record.ts';
import { kindWeights } from '../rank/weights.ts';
import type { SearchRecord } from '../record.ts';
import { splitText } from './split-text.ts';
import { DEFAULT_TAG, versionTag } from './tags.ts';

/** What is the same for all records of a language. */
export interface ExportContext {
  /** Origin of the published site. */
  site: string;
  language: string;
  /** Name of the documentation in tags. */
  plugin: string;
  /** Titles of the headings above a section, outermost first, by the section's address. */
  above: ReadonlyMap<string, readonly string[]>;
}

const encoder = new TextEncoder();

/** Most bytes of a record as JSON; the service rejects larger records. */
export const recordBytes = 10_000;
/** The category of a page without a place in the navigation. */
const NO_CATEGORY = 'Documentation';
// What addresses, titles and numbers leave is shared by code and text.
const CODE_SHARE = 0.3;
/** Bytes that grow when a piece is filled in: its number, and quotes for null. */
const SPARE = 20;

/** The records of a language for a hosted index: one a section, more where a section is too long for one. */
export function exportRecords(records: readonly SearchRecord[], context: ExportContext): HostedRecord[] {
  return records.flatMap((record, position) => {
    const first = firstPiece(record, position, context);
    const room = recordBytes - SPARE - encoder.encode(JSON.stringify(first)).length;
    const codes = splitText(record.code, Math.floor(room * CODE_SHARE));
    const texts = splitText(record.text, Math.floor(room * (1 - CODE_SHARE)));
    return Array.from({ length: Math.max(codes.length, texts.length) }, (_, number): HostedRecord => {
      const piece = { ...first, code: codes[number] ?? '', content: texts[number] || null };
      if (number === 0) return piece;
      return {
        ...piece,
        objectID: `${first.objectID}~${number + 1}`,
        type: 'content',
        weight: { ...first.weight, level: 0 },
      };
    });
  });
}

/** A record with everything but its text and code. */
function firstPiece(record: SearchRecord, position: number, context: ExportContext): HostedRecord {
  const { href, page, section, trail, kind, availability, version, weight } = record;
  const [path = '', anchor] = href.split('#');
  const url = new URL(path, context.site).href;
  const headings = section === '' ? [] : [...(context.above.get(href) ?? []), section].slice(-5);
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  const tag = version === '' ? DEFAULT_TAG : versionTag(context.plugin, version);
  const level = headings.length + 1;
  return {
    objectID: href,
    hierarchy: { lvl0: trail[0] ?? NO_CATEGORY, lvl1: page, lvl2, lvl3, lvl4, lvl5, lvl6 },
    type: `lvl${level}` as HostedRecord['type'],
    content: null,
    anchor: anchor ?? null,
    url: anchor === undefined ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    weight: { pageRank: Math.round(100 * weight * kindWeights[kind]), level: 110 - 10 * level, position },
    tags: [tag],
    docusaurus_tag: tag,
    language: context.language,
    version,
    keywords: splitText([record.keywords, record.synonyms].filter(Boolean).join(', '), recordBytes / 10)[0] ?? '',
    code: '',
    kind,
    availability:
      availability === 'managed' || availability === 'selfHosted' ? [availability] : ['managed', 'selfHosted'],
    trail,
  };
}
