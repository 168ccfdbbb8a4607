import { answeringPaths } from '#model/rules/addresses.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

/** The ledger lists an address as planned or gone although it exists. */
export const addressesWritten: Rule = (site) => {
  const { ledger } = site;
  if (!ledger) return [];
  const answering = answeringPaths(site);
  return Object.entries(ledger.value.addresses).flatMap(([path, { status }]) => {
    if (status === 'page' || !answering.has(path)) return [];
    const message = `"${path}" is listed as ${status}, but the page exists.`;
    const fix = `Change the entry to: "${path}": { "status": "page" }`;
    const origin = ledger.origin(['addresses', path, 'status']);
    return [{ ...origin, rule: 'addresses/written', message, fix, severity: 'error' }];
  });
};
