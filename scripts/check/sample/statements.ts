import type { Passage } from '../passages/passage.ts';

/** A sentence that a reader can compare with the platform. */
export interface Statement {
  file: string;
  line: number;
  text: string;
}

/** What makes a sentence checkable: code, a number, an identifier, or a word that makes a claim about all cases, an order, or an effect. */
const CHECKABLE =
  /`|\d|\b[a-z]+[A-Z]\w|\b(?:always|never|only|all|every|each|none|no|not|cannot|can't|doesn't|don't|isn't|aren't|must|requires?|needs?|defaults?|fails?|returns?|stores?|deletes?|removes?|replaces?|overwrites?|ignores?|rejects?|skips?|creates?|reads?|writes?|sends?|before|after|until|unless|first|last|newest|oldest|sorted)\b/;

/** Shorter sentences rarely say anything that can be false on its own. */
const LEAST_WORDS = 6;

/** Divides running text into sentences. Abbreviations and versions don't end a sentence, because no capital letter follows them. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:]["”)*]*)\s+(?=[A-Z`*“"(])/).map((sentence) => sentence.trim());
}

/**
 * The checkable sentences of a file. Headings, questions, and labels make no claims; in data, a label has no period. Symptoms become cells of tables,
 * which have none either.
 * @param file path in the repository
 * @param passages as `passagesOf` returns them
 */
export function statementsOf(file: string, passages: readonly Passage[]): Statement[] {
  const isTable = file.startsWith('content/symptoms/');
  return passages.flatMap(({ text, line, kind }) =>
    kind === 'heading'
      ? []
      : sentencesOf(text)
          .filter((sentence) => isCheckable(sentence) && (isTable || kind === 'cell' || sentence.endsWith('.')))
          .map((sentence) => ({ file, line, text: sentence })),
  );
}

function isCheckable(sentence: string): boolean {
  return sentence.split(/\s+/).length >= LEAST_WORDS && !/[?:]$/.test(sentence) && CHECKABLE.test(sentence);
}
