import { type PageKind, referenceKinds } from '#model/page.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

/** What a page must say so that a reader who came for it has not come in vain. */
const fewestWords = 150;

/** Lists of data and of changes are as long as there are things to list. */
const lists: ReadonlySet<PageKind> = new Set([...referenceKinds, 'release-notes']);

/** A page answers too little to be a page. */
export const pagesTooShort: Rule = ({ pages, translations }) =>
  [...pages, ...translations]
    .filter(({ kind, words }) => !lists.has(kind) && words < fewestWords)
    .map(({ origin, words }) => ({
      ...origin,
      rule: 'pages/too-short',
      message: `The page has ${words} words, but it needs at least ${fewestWords}.`,
      fix: 'Answer the question that brings readers here, or redirect to a page that answers it.',
      severity: 'error',
    }));
