/** A page in the not-found page's list. */
export interface KnownPage {
  href: string;
  title: string;
}

const words = (path: string) =>
  path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function bigrams(text: string): Set<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** Sørensen–Dice coefficient of two words' letter pairs: 0 nothing alike, 1 the same. */
function similarity(a: string, b: string): number {
  const [left, right] = [bigrams(a), bigrams(b)];
  let shared = 0;
  for (const pair of left) if (right.has(pair)) shared += 1;
  return (2 * shared) / (left.size + right.size);
}

/**
 * How similar an address is to the requested one: each requested word counts by its best match, and later words (the page) count more than folders.
 */
function score(asked: readonly string[], offered: readonly string[]): number {
  let sum = 0;
  let possible = 0;
  asked.forEach((word, index) => {
    const weight = index + 1;
    possible += weight;
    sum += weight * Math.max(0, ...offered.map((other) => similarity(word, other)));
  });
  const extra = Math.max(0, offered.length - asked.length);
  return possible === 0 ? 0 : sum / possible - extra * 0.02;
}

/**
 * Pages whose addresses are most similar to the requested one, best first; only if they are similar enough.
 * @param pathname the requested address
 * @param count maximum number of pages
 */
export function nearestPages(pathname: string, pages: readonly KnownPage[], count: number): KnownPage[] {
  const asked = words(decodeURIComponentSafe(pathname)).filter((word) => word !== 'docs' && word !== 'html');
  return pages
    .map((page) => ({
      page,
      score: score(
        asked,
        words(page.href).filter((word) => word !== 'docs'),
      ),
    }))
    .filter((entry) => entry.score > 0.4)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ page }) => page);
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A malformed escape is compared unchanged.
    return text;
  }
}
