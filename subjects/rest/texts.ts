import { restRunTexts } from './run/texts.ts';

/** Interface texts of this subject in English. A language may translate each of them. */
export const restTexts = {
  ...restRunTexts,
  restParameter: 'Parameter',
  restField: 'Field',
  restMeaning: 'Meaning',
  restParameters: 'Parameters of {name}',
  restFields: 'Fields of {name}',
  restBody: 'Body',
  restResponse: 'Response',
  restStatus: 'Status',
  restPrivilege: 'Privilege',
  restChanges: 'Changes',
  restSince: 'Since',
  restValues: 'Values: ',
} as const;
