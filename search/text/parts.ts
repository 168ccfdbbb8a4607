import { NAMES } from './names.ts';

const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const SEPARATOR = /[^\p{L}\p{M}\p{N}]+/u;
const VERSION = /^v?\d+(?:\.\d+)+$/i;

/**
 * The words that an identifier or a text is made of, in lower case: `platformInstanceMap`, `platform_instance_map`,
 * `--platform-instance-map`, and `platform instance map` have the same ones. A version number stays whole, without its `v`.
 */
export function partsOf(text: string): string[] {
  if (/^[a-z]+$/.test(text)) return [text];
  const parts = text.split(/\s+/).flatMap((word) => (VERSION.test(word) ? [word.replace(/^v/i, '')] : piecesOf(word)));
  return mergeNames(parts);
}

function piecesOf(word: string): string[] {
  // The usual form of words, split without the costly lookbehind.
  if (/^[A-Za-z]?[a-z\d]*(?:[_-][a-z\d]+)*$/.test(word))
    return word
      .toLowerCase()
      .split(/[_-]/)
      .filter((piece) => piece !== '');
  return word
    .normalize('NFKC')
    .split(SEPARATOR)
    .flatMap((piece) => (/^(?:[a-z\d]*|[A-Z\d]*)$/.test(piece) ? [piece] : piece.split(CAMEL)))
    .filter((piece) => piece !== '')
    .map((piece) => piece.toLowerCase());
}

/** Joins neighbors that are one name: `data`, `hub` become `datahub`. */
export function mergeNames(parts: readonly string[], isName = (word: string) => NAMES.has(word)): string[] {
  const merged: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const pair = `${parts[at]}${parts[at + 1] ?? ' '}`;
    const merges = isName(pair);
    merged.push(merges ? pair : (parts[at] ?? ''));
    if (merges) at += 1;
  }
  return merged;
}
