import type { DataOf } from '#model/data-kind.ts';
import { restFacts } from './schema/rest-facts.ts';
import { restGroup, restPage, restRecords } from './schema/rest-page.ts';

/** What the code says about endpoints, and what they mean. */
export const restKinds = {
  restFacts: { file: 'rest/facts.yaml', schema: restFacts },
  restPages: { folder: 'rest/pages', schema: restPage },
  restGroups: { folder: 'rest/endpoints', schema: restGroup },
  restRecords: { folder: 'rest/records', schema: restRecords },
} as const;

export type RestData = DataOf<typeof restKinds>;
