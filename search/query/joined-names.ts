import { partsOf } from '../text/parts.ts';
import { stem } from '../text/stem.ts';
import type { Index } from './find-terms.ts';
import { significantTokens } from './significant-tokens.ts';

const SHORTEST = 8;

/**
 * Learns names that a query contains without separators and that only occur in texts: `authoidcdiscoveryuri`. The shard that
 * would be loaded for them anyway shows whether the site has them.
 * @throws the fetch's error if that shard can't be loaded
 */
export async function learnJoinedNames(query: string, { dictionary: { words: known }, shards }: Index): Promise<void> {
  for (const token of significantTokens(query)) {
    const [word = '', ...others] = partsOf(token);
    if (others.length > 0 || word.length < SHORTEST || known.isWord(word)) continue;
    const term = stem(word);
    await shards.load(shards.filesFor(term, false));
    if (shards.postings(term) === undefined) continue;
    const words = splitJoined(word, (part) => known.isPart(part));
    if (words.length > 1) known.learnName(word, words);
  }
}

/** The fewest words that make up a text without separators; none when it can't be done. */
export function splitJoined(text: string, isWord: (part: string) => boolean): string[] {
  const splits: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    for (let start = 0; start <= end - 2; start += 1) {
      const before = splits[start];
      const part = text.slice(start, end);
      if (!before || before.length + 1 >= (splits[end]?.length ?? Number.POSITIVE_INFINITY) || !isWord(part)) continue;
      splits[end] = [...before, part];
    }
  }
  return splits[text.length] ?? [];
}
