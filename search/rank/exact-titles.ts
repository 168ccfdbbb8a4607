import type { Dictionary } from '../query/dictionary.ts';
import type { Named } from '../query/name-list.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import type { Sections } from '../query/sections.ts';
import { exactWeights } from './weights.ts';

/** Without separators, and only if something follows it. */
const COMMAND = /^datahub(?=.)/;

/** The weight of each section whose title is exactly the query. A different form, such as addTags for addTag, has less. */
export function exactTitles(
  { whole, dotted, constant, meaning, isName }: ParsedQuery,
  dictionary: Dictionary,
  all: Sections,
): Float32Array {
  const weights = isName ? exactWeights.name : exactWeights.word;
  const exact = new Float32Array(all.titles.length);
  const mark = (found: readonly Named[], weight: number, sectionsOf: (number: number) => readonly number[]) => {
    for (const { number, isSame } of found) {
      const value = isSame ? weight : weight * exactWeights.otherForm;
      for (const section of sectionsOf(number)) exact[section] = Math.max(value, exact[section] ?? 0);
    }
  };
  const firstOf = (page: number) => [all.range(page)[0]];
  const sharing = (title: number) => dictionary.titles[title] ?? [];
  mark(dictionary.phrases.find(meaning), weights.phrase, firstOf);
  mark(dictionary.tails.find(whole), weights.tail, sharing);
  mark(dictionary.wholes.find(whole), weights.section, sharing);
  mark(dictionary.dotted.find(dotted), exactWeights.dotted, sharing);
  if (constant !== '') mark(dictionary.constants.find(constant), exactWeights.constant, sharing);
  mark(dictionary.plain.find(whole), weights.plain, sharing);
  // A command is described under what follows its program.
  if (COMMAND.test(whole)) mark(dictionary.plain.find(whole.replace(COMMAND, '')), weights.command, sharing);
  mark(dictionary.pageTitles.find(whole), weights.pageTitle, firstOf);
  return exact;
}
