import type { Rule } from '#model/rules/site-under-check.ts';

/** Two redirects begin at the same address, so only one could be followed. */
export const redirectsDuplicate: Rule = ({ redirects }) => {
  if (!redirects) return [];
  const all = redirects.value;
  return all.flatMap(({ from }, index) => {
    const first = all.findIndex((redirect) => redirect.from === from);
    if (first === index) return [];
    const message = `"${from}" is already redirected to "${all[first]?.to}".`;
    const origin = redirects.origin([index, 'from']);
    return [
      { ...origin, rule: 'redirects/duplicate', message, fix: 'Remove one of the two redirects.', severity: 'error' },
    ];
  });
};
