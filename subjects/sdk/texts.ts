/** Interface texts of this subject in English. A language may translate each of them. */
export const sdkTexts = {
  sdkParameters: 'Parameters of {name}',
  sdkConstants: 'Constants of {name}',
  sdkConstant: 'Constant',
  sdkWhenUse: 'When to use it',
  sdkReturns: 'Returns',
  sdkRaises: 'Raises',
  sdkParameter: 'Parameter',
  sdkMeaning: 'Meaning',
  sdkAspect: 'Aspect {code}.',
  sdkFieldsExplainedAt: 'Its fields are described under',
  sdkExtends: 'Extends',
} as const;
