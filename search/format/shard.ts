import { decodePostings, encodePostings, type Postings } from './postings.ts';

const END = '\n\n';

/**
 * A run of neighboring terms with their postings as one text: `term postings` a line, in the order of the terms. An empty line
 * ends it.
 */
export function encodeShard(terms: readonly (readonly [string, Postings])[]): string {
  return terms.map(([term, postings]) => `${term} ${encodePostings(postings)}`).join('\n') + END;
}

/** A loaded shard. Postings are decoded when they are asked for, since a query needs few of them. */
export class Shard {
  readonly terms: string[] = [];
  readonly #coded: string[] = [];
  readonly #decoded = new Map<number, Postings>();

  /** @throws Error for a text that breaks off, in which nothing would be found */
  constructor(text: string) {
    if (!text.endsWith(END)) throw new Error('A part of the search index breaks off.');
    for (const line of text.slice(0, -END.length).split('\n')) {
      const space = line.indexOf(' ');
      this.terms.push(line.slice(0, space));
      this.#coded.push(line.slice(space + 1));
    }
  }

  /** Postings of the term at this place of `terms`. */
  postings(index: number): Postings {
    const decoded = this.#decoded.get(index) ?? decodePostings(this.#coded[index] ?? '');
    this.#decoded.set(index, decoded);
    return decoded;
  }
}
