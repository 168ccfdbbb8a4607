import type { CapabilityValue } from '#model/integration-vocabulary.ts';

/** The values of capabilities in a word or two, for tables and for the docs server. */
export const capabilityWords: Readonly<Record<CapabilityValue, string>> = {
  supported: 'Yes',
  'opt-in': 'Opt-in',
  'not-supported': 'No',
  'not-applicable': 'Not applicable',
};
