import type { Rule } from '#model/rules/site-under-check.ts';

/** An address was withdrawn without a reason. */
export const addressesNoReason: Rule = ({ ledger }) => {
  if (!ledger) return [];
  return Object.entries(ledger.value.addresses).flatMap(([path, { status, reason }]) => {
    if (status !== 'gone' || reason !== undefined) return [];
    const message = `"${path}" is gone, but the ledger doesn't say why.`;
    const fix = 'Add a "reason" of one sentence.';
    return [{ ...ledger.origin(['addresses', path]), rule: 'addresses/no-reason', message, fix, severity: 'error' }];
  });
};
