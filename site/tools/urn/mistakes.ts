import type { UrnKind } from '#model/urn-facts.ts';

export interface Mistake {
  /** What is wrong, as a sentence. */
  message: string;
  /** The text in which it stands: what was pasted, with the corrections of the mistakes before. */
  text: string;
  /** Where it begins and ends in this text; the same twice for something that is missing. */
  start: number;
  end: number;
  /** The text without this mistake; absent when nobody but the reader can know it. */
  fixed?: string;
}

/** What rules know. */
export interface UrnRules {
  kinds: ReadonlyMap<string, UrnKind>;
  environments: readonly string[];
}

/** A mistake whose place is replaced by other text, or stays if there is none to put there. */
export function mistake(text: string, start: number, end: number, message: string, replacement?: string): Mistake {
  return {
    message,
    text,
    start,
    end,
    ...(replacement !== undefined && { fixed: text.slice(0, start) + replacement + text.slice(end) }),
  };
}

/** The title of an entity type with its article: "a Dataset", "an ML Model". */
export function withArticle(title: string): string {
  return `${/^(?:[AEIO]|ML)/.test(title) ? 'an' : 'a'} ${title}`;
}
