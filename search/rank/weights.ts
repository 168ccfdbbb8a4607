import type { Availability } from '#model/front-matter.ts';
import type { PageKind } from '#model/page.ts';

/*
 * Every number that ranking rests on. They were set with the development queries of search/evaluation;
 * docs/decisions/0013-search.md says how.
 */

/** A word's weight by its location. A title's weight decreases with the number of its other words. */
export const fieldWeights = {
  pageTitle: 4.5,
  sectionTitle: 2.2,
  keyword: 1.6,
  address: 1,
  synonym: 1.2,
  trail: 0.4,
  /** A keyword, synonym, or address that occurs in the query as a whole, in addition to its words. */
  phrase: 1,
  /** In text, by impact. */
  content: [0.3, 0.55, 0.8, 1.05],
  /** The weight of a word in code compared with one in prose. */
  code: 1.3,
};

/** How a found term relates to the typed word. */
export const matchWeights = { exact: 1, prefix: 0.85, shorter: 0.9, typo: 0.6, subject: 0.5, related: 0.35 };

/**
 * The weight of a page or section whose name is exactly the query, as a share of all that the words of the query can contribute.
 */
export const exactWeights = {
  /** Names with several words are unlikely to mean anything else. */
  name: { pageTitle: 2.2, plain: 2.1, section: 2, tail: 1.4, phrase: 0.5, command: 1.4 },
  /** The dots in an identifier distinguish a field from a type. */
  dotted: 2.6,
  /** Only environment variables are written this way, so the query means the entry that describes the variable. */
  constant: 4,
  /** The remaining share if the query is only another form of the title. */
  otherForm: 0.6,
  word: { pageTitle: 1.2, plain: 0.5, section: 0.5, tail: 0.25, phrase: 0.5, command: 1.4 },
};

/** How the weights of words become the score of a section, and those of sections the score of a page. */
export const scoring = {
  /** If the weights of a word in a section add up to this value, the word contributes half of its maximum. */
  half: 2.5,
  /** A rare word counts for more than a frequent one: its rarity to this power. */
  rarity: 0.5,
  /**
   * A run of adjacent words that was found as one, such as the parts of an identifier, in addition to what its words contribute.
   */
  run: 1.2,
  /** And if the run is the entire query. */
  wholeRun: 2.4,
  /** Once is nearly enough for that. */
  halfOfWholeRun: 0.7,
  /** The remaining share of a score if no word of the query is found; the score stays if every word is. */
  uncovered: 0.2,
  /** How quickly a score falls with the share of words that are missing. */
  covering: 1,
  /** How much the words anywhere on a page add to the score of its best section. */
  page: 0.3,
  /** The weight of a page that the query names by its title and its category, as a share of all that its words can contribute. */
  named: 0.6,
  /**
   * The weight of a page with a title, keyword, or synonym that is exactly the query, as a share of all that its words can
   * contribute.
   */
  pagePhrase: 0.5,
  /** The same for titles of sections. */
  titlePhrase: 0.25,
  /**
   * What remains of a page's contribution to its sections if the query is a name, because the reader means the section that
   * contains the name.
   */
  pageOfName: 0.4,
  /** The remaining share of both phrases if the query is a name that exists on the site. */
  phraseOfName: 0.2,
  /** The weight of a word that only describes what a reader wants or what went wrong. */
  weak: 0.75,
  /** The beginning of a page whose title contains every word, ahead of its sections that only mention them. */
  opening: 0.25,
  /** What remains for every step of an address, so that general pages rank above special ones. */
  deeper: 0.98,
  /** Rows of a reference rank below the guide that explains them, unless the query is their exact name. */
  row: 1,
  /** The effect increases with the number of words, because the query is then less likely to be a name. */
  rowOfMany: 0.65,
};

/** Release notes and histories mention everything, and a guide explains what a reference lists. */
export const kindWeights: Record<PageKind, number> = {
  guide: 1,
  tutorial: 0.93,
  connector: 1,
  entity: 0.78,
  graphql: 0.8,
  rest: 0.8,
  sdk: 0.8,
  settings: 0.8,
  'release-notes': 0.4,
};

/** The remaining share for pages about only one edition, which rank below pages about every edition. */
export const availabilityWeights: Record<Availability, number> = { all: 1, managed: 0.8, selfHosted: 1 };

/** When a result is presented as an answer. */
export const answering = {
  /** Below this share of the query's words, counted by rarity, the best answer is presented as a weak one. */
  confident: 0.6,
  /** A page below this share of the best page's coverage isn't a result. */
  page: 0.3,
  /** A section below this share of its page's best says nothing new. */
  section: 0.4,
};
