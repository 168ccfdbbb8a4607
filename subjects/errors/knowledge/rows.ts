import type { RichText } from '#model/rich-text.ts';
import type { ErrorFacts, ErrorKnowledge } from './knowledge.ts';

/** A row of a troubleshooting table as the tool at /tools/errors loads it, without data that can be derived. */
export interface ErrorRow extends Pick<ErrorFacts, 'title' | 'page' | 'anchor' | 'entry'> {
  /** Left out if there are none. */
  messages?: ErrorFacts['messages'];
  /** Left out if there are none. */
  keywords?: ErrorFacts['keywords'];
  cause: RichText;
  check?: RichText;
  fix?: RichText;
}

/** What the tool loads. Rows are two-thirds of it, so they have a short form. */
export interface PublishedKnowledge extends Omit<ErrorKnowledge, 'errors'> {
  entries: readonly ErrorFacts[];
  rows: readonly ErrorRow[];
}

/** Characters of a symptom that its id keeps. */
const LONGEST_SLUG = 60;

/** Everything that the tool knows, with rows and entries of one shape. */
export function readKnowledge({ entries, rows, ...others }: PublishedKnowledge): ErrorKnowledge {
  return { errors: [...entries, ...rowFacts(rows)], ...others };
}

/**
 * Rows of troubleshooting tables as errors of the tool.
 * @returns in the order of the rows; each id is page and symptom, for example `docs/how/search#a-dataset-is-missing`, with a
 *   number if another row has it
 */
export function rowFacts(rows: readonly ErrorRow[]): ErrorFacts[] {
  const counts = new Map<string, number>();
  return rows.map(({ messages = [], keywords = [], cause, check = [], fix = [], ...row }) => {
    const base = rowId(row);
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    const id = count === 1 ? base : `${base}-${count}`;
    return { kind: 'row', id, ...row, messages, keywords, symptom: [], shows: [], causes: [{ cause, check, fix }] };
  });
}

function rowId({ page, title }: Pick<ErrorRow, 'page' | 'title'>): string {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${page.slice(1)}#${slug.slice(0, LONGEST_SLUG).replace(/^-|-$/g, '')}`;
}
