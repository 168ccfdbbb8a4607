import type { PageHit, SearchAnswer, SectionHit } from './answer.ts';
import { excerpt } from './excerpt.ts';
import type { Head } from './format/head.ts';
import { Dictionary } from './query/dictionary.ts';
import { type FoundWords, findEvidence } from './query/find-evidence.ts';
import type { Index } from './query/find-terms.ts';
import { type ParsedQuery, parseQuery } from './query/parse-query.ts';
import { Sections } from './query/sections.ts';
import { type FetchText, Shards } from './query/shards.ts';
import { Texts } from './query/texts.ts';
import { matchedField } from './rank/evidence.ts';
import { type RankedPage, type RankedSection, rankPages } from './rank/rank.ts';
import { answering } from './rank/weights.ts';

const SECTIONS_PER_PAGE = 3;

/** An open index: answers queries, and loads what each of them needs. */
export class SearchEngine {
  readonly #sections: Sections;
  readonly #index: Index;
  readonly #texts: Texts;
  readonly #numbers = new WeakMap<SectionHit, number>();

  /**
   * @param head the head of the index, as JSON
   * @param fetch how to get the files that the head names
   */
  constructor(head: string, fetch: FetchText) {
    const parsed = JSON.parse(head) as Head;
    this.#sections = new Sections(parsed);
    this.#index = {
      dictionary: new Dictionary(this.#sections, parsed.vocabulary.split(' ')),
      shards: new Shards(parsed.shards, fetch),
      meant: new Map(),
    };
    this.#texts = new Texts(parsed.texts, fetch);
  }

  /**
   * Answers a query, without excerpts.
   * @throws what the fetch threw when a needed file could not be had; the same query may be asked again
   */
  async search(query: string): Promise<SearchAnswer> {
    const typed = parseQuery(query, this.#index.dictionary);
    if (typed.words.length === 0) return { query, pages: [], confident: true };
    const asTyped = await findEvidence(typed, this.#index, this.#sections);
    const suggestion = this.#mend(query, asTyped);
    // Mended, the words may be an identifier that they were not before.
    const parsed = suggestion === query ? typed : parseQuery(suggestion, this.#index.dictionary);
    const found = parsed === typed ? asTyped : await findEvidence(parsed, this.#index, this.#sections);
    const ranked = rankPages(parsed, found, this.#index, this.#sections);
    const [best] = ranked;
    const terms = wordsToMark(parsed);
    const least = (best?.coverage ?? 0) * answering.page;
    return {
      query,
      pages: ranked.filter(({ coverage }) => coverage >= least).map((page) => this.#pageHit(page, found, terms)),
      confident: (best?.coverage ?? 1) >= answering.confident && !isUnknownName(parsed, found),
      ...(suggestion !== query && { suggestion }),
    };
  }

  /** The answer with excerpts of its first pages; where a text can't be had, the excerpt stays empty. */
  async withExcerpts(answer: SearchAnswer, pageCount: number): Promise<SearchAnswer> {
    const withExcerpt = async (hit: SectionHit): Promise<SectionHit> => {
      const text = await this.#texts.text(this.#numbers.get(hit) ?? 0).catch(() => '');
      return { ...hit, excerpt: excerpt(text, hit.terms) };
    };
    const shown = answer.pages.slice(0, pageCount).map(async (page) => {
      return { ...page, sections: await Promise.all(page.sections.map(withExcerpt)) };
    });
    return { ...answer, pages: [...(await Promise.all(shown)), ...answer.pages.slice(pageCount)] };
  }

  #pageHit({ page, sections }: RankedPage, found: FoundWords, terms: string[]): PageHit {
    const {
      href = '',
      title = '',
      trail = [],
      kind = 'guide',
      availability,
      version = '',
    } = this.#sections.pages[page] ?? {};
    const least = (sections[0]?.score ?? 0) * answering.section;
    return {
      href,
      title,
      trail,
      kind,
      ...(availability && { availability }),
      version,
      sections: sections
        .filter(({ score }) => score >= least)
        .slice(0, SECTIONS_PER_PAGE)
        .map((section) => this.#sectionHit(section, found, terms)),
    };
  }

  #sectionHit({ section }: RankedSection, found: FoundWords, terms: string[]): SectionHit {
    const hit: SectionHit = {
      href: this.#sections.href(section),
      title: this.#sections.titles[section] ?? '',
      terms,
      field: matchedField(found.words, section, this.#sections),
      excerpt: '',
    };
    this.#numbers.set(hit, section);
    return hit;
  }

  /** The query with words that nobody writes replaced by those that were probably meant. */
  #mend(query: string, { mended }: FoundWords): string {
    return mended.reduce((text, { typed, meant }) => {
      const at = text.toLowerCase().indexOf(typed);
      const word = this.#index.dictionary.surface(meant) ?? meant;
      return at < 0 ? text : `${text.slice(0, at)}${word}${text.slice(at + typed.length)}`;
    }, query);
  }
}

/** A name whose words all occur, but nowhere together, is none of this site's. */
function isUnknownName({ isOneToken }: ParsedQuery, { runs }: FoundWords): boolean {
  return isOneToken && !runs.some(({ isWhole }) => isWhole);
}

function wordsToMark({ words }: ParsedQuery): string[] {
  return [...new Set(words.flatMap(({ text, stem }) => [text, stem]))];
}
