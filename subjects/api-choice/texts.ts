/** Interface texts of this subject in English. A language may translate each of them. */
export const apiChoiceTexts = {
  apiChoiceNarrowListInterfaces: 'Narrow the list of interfaces',
  apiChoiceInterfacesFit: 'Interfaces that fit',
  apiChoicePage: 'Page:',
  apiChoiceSample: '· Sample:',
} as const;
