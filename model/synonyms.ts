import { z } from 'zod';

const word = z.string().min(2);

const synonymGroup = z.strictObject({
  term: word.describe('The word that the documentation uses, for example lineage.'),
  also: z.array(word).min(1).describe('Words that readers use for it, the most usual first.'),
  page: z
    .string()
    .regex(/^\/docs(\/|$)/, 'the address of a page, for example /docs/domains')
    .optional()
    .describe('Address of the page about it, which shows the words under its title and is found by them.'),
});

/** content/synonyms.yaml: what readers call the things that the documentation is about. */
export const synonymsFile = z.array(synonymGroup);
export type SynonymGroup = z.infer<typeof synonymGroup>;
