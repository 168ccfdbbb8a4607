import { NAMES } from './names.ts';

const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const SEPARATOR = /[^\p{L}\p{N}]+/u;

/**
 * The words that an identifier or a text is made of, in lower case: `platformInstanceMap`, `platform_instance_map`,
 * `--platform-instance-map` and `platform instance map` have the same ones.
 */
export function partsOf(text: string): string[] {
  const parts = text.normalize('NFKC').split(SEPARATOR).flatMap((piece) => piece.split(CAMEL));
  return mergeNames(parts.filter((part) => part !== '').map((part) => part.toLowerCase()));
}

/** Joins neighbours that are one name: `data`, `hub` become `datahub`. */
function mergeNames(parts: readonly string[]): string[] {
  const merged: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const pair = `${parts[at]}${parts[at + 1] ?? ' '}`;
    if (NAMES.has(pair)) {
      merged.push(pair);
      at += 1;
    } else merged.push(parts[at] ?? '');
  }
  return merged;
}
