/** Interface texts of this subject in English. A language may translate each of them. */
export const apiChoiceTexts = {
  apiChoiceNarrowListInterfaces: 'Narrow the list of interfaces',
  apiChoiceInterfacesFit: 'Matching interfaces',
  apiChoicePage: 'Page:',
  apiChoiceSample: '· Sample:',
} as const;
