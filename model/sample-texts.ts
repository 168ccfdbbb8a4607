/** Interface texts of blocks of code: what was proved of them; part of `english` in strings.ts. */
export const sampleTexts = {
  sampleProved: '✓ {proofs}',
  sampleUnchecked: 'not checked',
  sampleIllustrative: 'illustrative',
  sampleReason: 'Illustrative: {reason}.',
  samplesLink: 'How samples are verified',
} as const;
