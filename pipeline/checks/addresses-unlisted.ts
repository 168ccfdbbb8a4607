import type { Rule } from '#model/rules/site-under-check.ts';

/** A page or screen is published at an address that the ledger doesn't list, so nothing would notice if it were lost. */
export const addressesUnlisted: Rule = ({ ledger, pages, screens }) => {
  if (!ledger) return [];
  const routes = [...screens.map(({ path }) => ({ path, origin: { file: ledger.file } })), ...pages];
  return routes
    .filter(({ path }) => !Object.hasOwn(ledger.value.addresses, path))
    .map(({ path, origin }) => ({
      ...origin,
      rule: 'addresses/unlisted',
      message: `${ledger.file} doesn't list the address "${path}".`,
      fix: `Add this line: "${path}": { "status": "page" }`,
      severity: 'error',
    }));
};
