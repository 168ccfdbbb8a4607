import type { Origin, Problem } from '#model/problem.ts';
import { dataProblem } from './data-problem.ts';
import { oneLine } from './one-line.ts';

/** Words that say nothing about the thing: grammar, and what every description could say. */
const emptyWords = new Set(
  `a an the this that these those it its is are be been was were will can may has have of for to in on at by with from as into and or
  if when whether which what where who your you we any all each every one some no not given specified specify provided
  corresponding associated related actual current particular own respective value values field fields option options setting settings
  parameter parameters argument arguments property properties attribute attributes input output used use uses using set sets hold holds
  contain contains containing represent represents representing denote denotes define defines defining describe describes describing
  indicate indicates return returns get gets store stores kind type types object`.split(/\s+/),
);

/**
 * Recognizes a description that only repeats the names around it: "The name of the table" for `table_name`.
 * @param description plain text or inline Markdown
 * @param names what the reader already sees: name, type, and the thing it belongs to, in any spelling (`tagUrn`, `tag_urn`, `Tag`)
 * @returns whether every word of the description that carries meaning is a word of a name; true for a text without such words
 */
export function restates(description: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap(wordsOf).map(stem));
  return wordsOf(description)
    .filter((word) => !emptyWords.has(word))
    .every((word) => known.has(stem(word)));
}

/**
 * The problem of a restated name, if the description is one.
 * @param origin position of the description
 * @param what names the thing in the message, for example `option "host"`
 */
export function restatedProblem(
  origin: Origin,
  what: string,
  description: string,
  names: readonly string[],
): Problem[] {
  if (!restates(description, names)) return [];
  return [
    dataProblem(
      origin,
      'data/restated-name',
      `The description of the ${what} only repeats its name: "${oneLine(description)}"`,
      'Say what it is for, what changes when it is set, its limits, or what it interacts with.',
    ),
  ];
}

/** `tag`, `urn` for `tagUrn`, `TAG_URN`, or "the tag's URN"; digits are separate words. */
function wordsOf(text: string): string[] {
  const spaced = text
    .replace(/(['’])s\b/g, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return (spaced.match(/\p{L}+|\d+/gu) ?? []).map((word) => word.toLowerCase());
}

/** Normalizes the number and form of a word: `tags` and `tag`, `enabled`, `enable`, and `enabling`. */
function stem(word: string): string {
  const [, root] = /^(.{2,}?)(?:ies|ied|y|es|s|ed|ing|d|e)$/.exec(word) ?? [];
  return root ?? word;
}
