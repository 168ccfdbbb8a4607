import type { PageDraft } from '#model/page.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

/** Part of the sentences of the shorter page. */
const mostAlike = 0.3;

/** A sentence on more generated pages than this comes from the generator. */
const mostOwners = 10;

/** Pages with fewer sentences are too short for a comparison. */
const fewestSentences = 10;

/**
 * Two pages of a version say the same thing. Only the text written for each page is compared: included texts and data blocks aren't part of a draft,
 * and short sentences ("Read on.") don't prove anything.
 */
export const pagesAlike: Rule = ({ drafts }) => {
  const pages = drafts
    .map((draft) => ({ draft, sentences: sentencesOf(draft) }))
    .filter(({ sentences }) => sentences.size >= fewestSentences);
  const pagesBySentence = new Map<string, number[]>();
  for (const [index, { draft, sentences }] of pages.entries()) {
    for (const sentence of sentences) {
      const key = `${draft.version} ${sentence}`;
      pagesBySentence.set(key, [...(pagesBySentence.get(key) ?? []), index]);
    }
  }
  const isWritten = (index: number) => pages[index]?.draft.origin.file.endsWith('.md');
  const own = [...pagesBySentence.values()].filter((list) => list.length <= mostOwners || list.some(isWritten));
  return countPairs(own).flatMap(({ first, second, count }) => {
    const [one, other] = [pages[first], pages[second]];
    if (!one || !other || one.draft.path === other.draft.path) return [];
    const share = count / Math.min(one.sentences.size, other.sentences.size);
    if (share <= mostAlike) return [];
    return [
      {
        ...other.draft.origin,
        rule: 'pages/alike',
        message: `${Math.round(share * 100)}% of the sentences also appear in "${one.draft.path}".`,
        fix: 'Keep the text on one page and link to it, or move what both pages need to content/includes/.',
        severity: 'error',
      },
    ];
  });
};

/** Sentences of at least six words, reduced to their words in lowercase, each once. */
function sentencesOf({ body }: PageDraft): Set<string> {
  const text = body.map((part) => ('markdown' in part ? part.markdown : '')).join('\n\n');
  const prose = text.replace(/^(`{3,}).*?^\1$/gms, '\n\n').replace(/\]\([^)]*\)/g, ' ');
  const sentences = prose
    .split(/[.!?:](?=\s)|\n\s*\n|\|/)
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length >= 6);
  return new Set(sentences.map((words) => words.join(' ')));
}

/** Number of lists that each pair of members shares. */
function countPairs(lists: readonly (readonly number[])[]): { first: number; second: number; count: number }[] {
  const counts = new Map<string, { first: number; second: number; count: number }>();
  for (const list of lists) {
    for (const [index, first] of list.entries()) {
      for (const second of list.slice(index + 1)) {
        const pair = counts.get(`${first} ${second}`) ?? { first, second, count: 0 };
        pair.count += 1;
        counts.set(`${first} ${second}`, pair);
      }
    }
  }
  return [...counts.values()];
}
