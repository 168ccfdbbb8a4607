import type { Facets, PageHit, SearchAnswer, SectionHit } from './answer.ts';
import { excerpt } from './excerpt.ts';
import { completeColumns, decodeRest, decodeStart, type Start } from './format/head.ts';
import { searchPartName } from './index-file.ts';
import { type Narrowed, narrow } from './narrow.ts';
import { Dictionary } from './query/dictionary.ts';
import { evidenceAtHand, type FoundWords, findEvidence } from './query/find-evidence.ts';
import type { Index } from './query/find-terms.ts';
import { learnJoinedNames } from './query/joined-names.ts';
import { NamesAbout } from './query/names-about.ts';
import { nearestNames } from './query/nearest-names.ts';
import { type ParsedQuery, parseQuery } from './query/parse-query.ts';
import { Sections } from './query/sections.ts';
import { type FetchText, Shards } from './query/shards.ts';
import type { SiteWords } from './query/site-words.ts';
import { Texts } from './query/texts.ts';
import { matchedField } from './rank/evidence.ts';
import { type RankedPage, type RankedSection, rankPages } from './rank/rank.ts';
import { pagePrior } from './rank/score-page.ts';
import { answering } from './rank/weights.ts';

const ALTERNATIVES = 3;

/** An open index: answers queries, and loads what each of them needs. */
export class SearchEngine {
  readonly #start: Start;
  readonly #fetch: FetchText;
  readonly #names: NamesAbout;
  #sections: Sections;
  /** Undefined until something needs the whole dictionary. */
  #index: Index | undefined;
  #texts: Texts;
  #completing: Promise<void> | undefined;
  #isComplete = false;
  readonly #numbers = new WeakMap<SectionHit, number>();

  /**
   * @param start the start of the index
   * @param fetch how to get the other files of the index by name
   */
  constructor(start: string, fetch: FetchText) {
    this.#start = decodeStart(start);
    this.#fetch = fetch;
    this.#sections = new Sections(this.#start);
    this.#names = new NamesAbout(this.#sections);
    this.#texts = new Texts([], fetch);
  }

  /**
   * Loads what every complete answer needs, once.
   * @throws what the fetch threw; the next call tries again
   */
  complete(): Promise<void> {
    this.#completing ??= this.#complete().catch((error: unknown) => {
      this.#completing = undefined;
      throw error;
    });
    return this.#completing;
  }

  async #complete(): Promise<void> {
    const { pages, late, rest: hash } = this.#start;
    const fetching = this.#fetch(searchPartName('rest', hash, 0));
    // While the rest is on its way.
    const index = this.#wholeIndex();
    const rest = decodeRest(await fetching);
    const shards = new Shards(rest, this.#fetch);
    this.#sections = new Sections({ pages, ...completeColumns(this.#start, rest) });
    index.dictionary.extend(this.#sections, late, rest.vocabulary);
    this.#index = { ...index, shards };
    this.#texts = new Texts(rest.texts, this.#fetch);
    this.#isComplete = true;
  }

  /**
   * Answers a query from titles and keywords alone, while the rest of the index is on its way.
   * @param chosen what the answer is narrowed to
   * @param limit most pages in the answer
   * @returns undefined once the index is complete, and for queries that need the rest: those that are one name, have a word that no title or keyword
   *   has, or find nothing that answers them
   */
  preview(query: string, chosen: Narrowed, limit: number): SearchAnswer | undefined {
    if (this.#isComplete) return undefined;
    const index = this.#index ?? this.#open(new Dictionary(this.#sections, this.#names.find(query)));
    const parsed = parseQuery(query, index.dictionary.words);
    if (parsed.words.length === 0 || parsed.isOneToken) return undefined;
    const found = evidenceAtHand(parsed, index, this.#sections);
    const answer = found && this.#answer(query, parsed, found, index, chosen, limit);
    return answer && answer.total > 0 && answer.confident ? { ...answer, isPartial: true } : undefined;
  }

  /**
   * Answers a query completely, without excerpts.
   * @param chosen what the answer is narrowed to
   * @param limit most pages in the answer; its total counts all
   * @throws what the fetch threw when a needed file could not be had; the same query may be asked again
   */
  async search(query: string, chosen: Narrowed = {}, limit = Number.POSITIVE_INFINITY): Promise<SearchAnswer> {
    await this.complete();
    const index = this.#wholeIndex();
    await learnJoinedNames(query, index);
    const { words } = index.dictionary;
    const typed = parseQuery(query, words);
    if (typed.words.length === 0) return emptyAnswer(query);
    const asTyped = await findEvidence(typed, index, this.#sections);
    const suggestion = correct(query, asTyped, words);
    // Corrected words may be an identifier that the typed ones were not.
    const parsed = suggestion === query ? typed : parseQuery(suggestion, words);
    const found = parsed === typed ? asTyped : await findEvidence(parsed, index, this.#sections);
    const answer = this.#answer(query, parsed, found, index, chosen, limit);
    return { ...answer, ...(suggestion !== query && { suggestion }) };
  }

  #answer(
    query: string,
    parsed: ParsedQuery,
    found: FoundWords,
    index: Index,
    chosen: Narrowed,
    limit: number,
  ): SearchAnswer {
    const ranked = rankPages(parsed, found, index, this.#sections);
    const terms = wordsToMark(parsed);
    const least = (ranked[0]?.coverage ?? 0) * answering.page;
    const answers = ranked.filter(({ coverage }) => coverage >= least);
    const { kept, facets } = narrow(answers, chosen, ({ page }) => this.#sections.pages[page] ?? { kind: 'guide' });
    return {
      query,
      pages: kept.slice(0, limit).map((page) => this.#pageHit(page, found, terms)),
      total: kept.length,
      facets: { ...noFacets, ...facets },
      confident: (kept[0]?.coverage ?? 1) >= answering.confident && !isUnknownName(parsed, found),
      alternatives: answers.length === 0 ? nearestNames(query, this.#sections, ALTERNATIVES) : [],
    };
  }

  /** The answer with excerpts; where a text can't be had, the excerpt stays empty. */
  async withExcerpts(answer: SearchAnswer): Promise<SearchAnswer> {
    const withExcerpt = async (hit: SectionHit): Promise<SectionHit> => {
      const text = await this.#texts.text(this.#numbers.get(hit) ?? 0).catch(() => '');
      return { ...hit, excerpt: excerpt(text, hit.terms) };
    };
    const pages = answer.pages.map(async (page) => {
      return { ...page, sections: await Promise.all(page.sections.map(withExcerpt)) };
    });
    return { ...answer, pages: await Promise.all(pages) };
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

  /** What queries are looked up in; without shards before the index is complete. */
  #wholeIndex(): Index {
    this.#index ??= this.#open(new Dictionary(this.#sections));
    return this.#index;
  }

  #open(dictionary: Dictionary): Index {
    const shards = new Shards({ shards: [], hot: [], hotTerms: '' }, this.#fetch);
    return { dictionary, shards, priors: this.#start.pages.map(pagePrior), meant: new Map() };
  }
}

/** The query, in which words that occur nowhere are replaced by the words that were probably meant. */
function correct(query: string, { corrected }: FoundWords, words: SiteWords): string {
  return corrected.reduce((text, { typed, meant }) => {
    const at = text.toLowerCase().indexOf(typed);
    const word = words.surface(meant) ?? meant;
    return at < 0 ? text : `${text.slice(0, at)}${word}${text.slice(at + typed.length)}`;
  }, query);
}

/** Language and version have an index each: what else there is, the index doesn't know. */
const noFacets: Facets = {
  kind: { values: [] },
  availability: { values: [] },
  version: { values: [] },
  locale: { values: [] },
};

function emptyAnswer(query: string): SearchAnswer {
  return { query, pages: [], total: 0, facets: noFacets, confident: true, alternatives: [] };
}

/** A name whose words all occur, but nowhere together, is none of this site's. */
function isUnknownName({ isOneToken }: ParsedQuery, { runs }: FoundWords): boolean {
  return isOneToken && !runs.some(({ isWhole }) => isWhole);
}

function wordsToMark({ words }: ParsedQuery): string[] {
  return [...new Set(words.flatMap(({ text, stem }) => [text, stem]))];
}
