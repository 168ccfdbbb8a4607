import { type PageKind, referenceKinds } from '#model/page.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

/** Minimum length of a page, so that readers don't come in vain. */
const fewestWords = 150;

/** Lists of data and changes can have any length. */
const lists: ReadonlySet<PageKind> = new Set([...referenceKinds, 'release-notes']);

/** A page is too short. */
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
