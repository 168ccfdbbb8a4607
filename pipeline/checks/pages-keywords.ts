import type { Page } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

const longest = 50;
const most = 30;

/** A written page has more, longer, or fewer keywords than search uses. */
export const pagesKeywords: Rule = ({ pages }) =>
  pages.filter(({ origin }) => origin.file.endsWith('.md')).flatMap((page) => findings(page).map(problemOf(page)));

function findings({ keywords }: Page): [message: string, fix: string][] {
  const small = keywords.map((keyword) => keyword.toLowerCase());
  const repeated = keywords.filter((_, index) => small.indexOf(small[index] ?? '') < index);
  const long = keywords.filter((keyword) => keyword.length > longest);
  return [
    ...repeated.map((word): [string, string] => [
      `The keyword "${word}" is listed twice.`,
      'Remove one of them, because search ignores case.',
    ]),
    ...long.map((word): [string, string] => [
      `The keyword "${word}" has more than ${longest} characters.`,
      'Use only the words that a reader types.',
    ]),
    ...(keywords.length > most
      ? [[`There are ${keywords.length} keywords.`, `Keep the ${most} that readers type most.`] as [string, string]]
      : []),
  ];
}

function problemOf({ origin }: Page) {
  return ([message, fix]: [string, string]): Problem => ({
    ...origin,
    rule: 'pages/keywords',
    message,
    fix,
    severity: 'error',
  });
}
