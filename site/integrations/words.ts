import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { CapabilityMode, SupportStatus } from '#model/integration-vocabulary.ts';

/** Support statuses with their words, from the strongest statement to none. */
export function statusText(texts: IntegrationTexts): { slug: SupportStatus; label: string }[] {
  return [
    { slug: 'certified', label: texts.integrationCertified },
    { slug: 'incubating', label: texts.integrationIncubating },
    { slug: 'testing', label: texts.integrationTesting },
    { slug: 'unknown', label: texts.integrationUnknown },
  ];
}

/** How a capability is switched on: one word for narrow cells, and what it means. `undefined` stands for no statement. */
export function modeText(
  texts: IntegrationTexts,
): { mode: CapabilityMode | undefined; word: string; meaning: string }[] {
  return [
    { mode: 'built-in', word: texts.integrationBuiltIn, meaning: texts.integrationBuiltInMeaning },
    { mode: 'default-on', word: texts.integrationDefaultOn, meaning: texts.integrationDefaultOnMeaning },
    { mode: 'opt-in', word: texts.integrationOptIn, meaning: texts.integrationOptInMeaning },
    { mode: 'stateful-ingestion', word: texts.integrationStateful, meaning: texts.integrationStatefulMeaning },
    { mode: 'not-supported', word: texts.integrationNotSupported, meaning: texts.integrationNotSupportedMeaning },
    { mode: undefined, word: texts.integrationNotDeclared, meaning: texts.integrationNotDeclaredMeaning },
  ];
}
