import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { CapabilityValue, SupportStatus } from '#model/integration-vocabulary.ts';

/** Support statuses with their labels, from the strongest statement to no statement. */
export function statusText(texts: IntegrationTexts): { slug: SupportStatus; label: string }[] {
  return [
    { slug: 'certified', label: texts.integrationCertified },
    { slug: 'incubating', label: texts.integrationIncubating },
    { slug: 'testing', label: texts.integrationTesting },
    { slug: 'unknown', label: texts.integrationUnknown },
  ];
}

/** The values of a capability: a word or two, a shorter form for narrow cells, and what they mean. */
export function valueText(
  texts: IntegrationTexts,
): { value: CapabilityValue; word: string; short: string; meaning: string }[] {
  const word = (value: CapabilityValue, full: string, meaning: string, short = full) => ({
    value,
    word: full,
    short,
    meaning,
  });
  return [
    word('supported', texts.integrationSupported, texts.integrationSupportedMeaning),
    word('opt-in', texts.integrationOptIn, texts.integrationOptInMeaning),
    word('not-supported', texts.integrationNotSupported, texts.integrationNotSupportedMeaning),
    word(
      'not-applicable',
      texts.integrationNotApplicable,
      texts.integrationNotApplicableMeaning,
      texts.integrationNotApplicableShort,
    ),
  ];
}
