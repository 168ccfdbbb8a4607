/** Interface texts of the switch for a key, in English; part of `qualityTexts`. */
export const slashKeyTexts = {
  qualityKeyOpensSearch: 'The {key} key opens search',
} as const;
