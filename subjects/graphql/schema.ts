import { z } from 'zod';
import { nextSteps } from '#model/next-steps.ts';

const sentence = z.string().min(20);

/** The pages of the GraphQL reference, by the last part of their address. */
export const graphqlPageIds = [
  'queries',
  'mutations',
  'objects',
  'inputObjects',
  'interfaces',
  'unions',
  'enums',
  'scalars',
] as const;
export type GraphqlPageId = (typeof graphqlPageIds)[number];

/** One file of content/graphql/pages/: the text around the generated part of a reference page. */
export const graphqlPage = z.strictObject({
  id: z.enum(graphqlPageIds).describe('Last part of the address; the same as the file name.'),
  title: z.string().min(2).describe('Heading of the page.'),
  sidebarLabel: z.string().min(2).optional().describe('Shorter name for the sidebar, if any.'),
  description: z.string().min(50).max(200).describe('What the reader gets; shown by search engines and previews.'),
  keywords: z.array(z.string().min(1)).default([]).describe('Words that readers type and the page does not say.'),
  intro: z.string().min(80).describe('Markdown: how to read and use what follows.'),
  links: nextSteps,
});
export type GraphqlPage = z.infer<typeof graphqlPage>;

const graphqlOperation = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z]\w*$/, 'the name of a query or mutation, for example addTag')
    .describe('Name of the field of Query or Mutation.'),
  privilege: z
    .string()
    .min(5)
    .nullable()
    .describe('Privilege that the platform checks, by its name in the product; null if it checks nothing but a login.'),
  note: sentence.optional().describe('What a caller must know: asynchronous, repeatable, late in search …'),
  document: z.string().min(10).describe('One complete operation that calls it; checked against the schema.'),
  variables: z.record(z.string(), z.json()).default({}).describe('Variables of the document.'),
  answer: z
    .record(z.string(), z.json())
    .optional()
    .describe(
      '`data` of a typical response, with exactly the keys that the document selects. Only for operations that the workbench cannot simulate; all others show the response of a run.',
    ),
  fails: z.literal(true).optional().describe('The run ends with an error, which belongs to the response.'),
});
export type GraphqlOperation = z.infer<typeof graphqlOperation>;

/** One file of content/graphql/operations/: the queries and mutations of the SDL file of the same name. */
export const graphqlOperations = z.strictObject({
  subject: z.string().min(3).describe('What the operations are about; the lists at the top of the pages group by it.'),
  operations: z.array(graphqlOperation).min(1).describe('One entry per query and mutation.'),
});
