import { z } from 'zod';
import { nextSteps } from '#model/next-steps.ts';

const sentence = z.string().min(8);
const status = z.int().min(200).max(599);

/** The pages of the reference of endpoints. */
export const restPageIds = ['openapi', 'restli', 'services'] as const;
export type RestPageId = (typeof restPageIds)[number];

/** One file of content/rest/pages/. */
export const restPage = z.strictObject({
  id: z.enum(restPageIds),
  title: z.string().min(3),
  sidebarLabel: z.string().min(2).optional(),
  description: z.string().min(50).max(180),
  keywords: z.array(z.string()).min(3),
  intro: z.string().min(80).describe('Markdown.'),
  groups: z.array(z.string()).min(1).describe('IDs of the groups of endpoints, in their order.'),
  links: nextSteps,
});
export type RestPage = z.infer<typeof restPage>;

const example = z.strictObject({
  key: z.string().optional().describe('What `{key}` or another name in braces in the path stands for, not encoded.'),
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
  body: z.json().optional(),
  fails: status.optional().describe('Status of the response, if it is an error.'),
});

const endpoint = z.strictObject({
  id: z.string().describe('Method and path, as in content/rest/facts.yaml.'),
  also: z.array(z.string()).default([]).describe('Endpoints that this entry describes, too.'),
  summary: z.string().min(20).describe('What it does, in one or two sentences.'),
  parameters: z.record(z.string(), sentence).default({}).describe('Meaning of each parameter.'),
  body: sentence.optional().describe('What the body is, if it has no named parameters.'),
  bodyType: z.string().optional().describe('Type of the body, if the code does not name one.'),
  returns: sentence.describe('What a successful response contains.'),
  returnsType: z.string().optional().describe('Type of the response, if the code does not name one.'),
  statuses: z
    .array(z.strictObject({ status, when: sentence }))
    .default([])
    .describe('What raises each status, besides what is true of all endpoints of the page.'),
  privilege: z.string().nullable().describe('Privilege that REST authorization checks; null if it checks none.'),
  privilegeNote: sentence.optional().describe('For which resource it is checked, and exceptions.'),
  changes: sentence
    .nullable()
    .describe('What a call changes, and whether the change is there when the response arrives; null if it only reads.'),
  note: sentence.optional(),
  example: example.optional().describe('A request. If it only reads, the build executes it on the sample catalog.'),
  unanswered: sentence.optional().describe('Why the sample catalog has no response to a request that only reads.'),
});
export type DescribedEndpoint = z.infer<typeof endpoint>;

/** One file of content/rest/endpoints/: the endpoints of a resource or controller. */
export const restGroup = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  api: z.enum(['openapi', 'restli', 'service', 'frontend']),
  title: z.string().min(3),
  text: z.string().min(20).describe('Markdown.'),
  sources: z.array(z.string()).default([]).describe('Files that were read besides those of the endpoints.'),
  endpoints: z.array(endpoint).min(1),
});
export type RestGroup = z.infer<typeof restGroup>;

const declaredField = z.strictObject({
  name: z.string(),
  type: z.string(),
  required: z.boolean().default(true),
  text: sentence,
});

const describedRecord = z.strictObject({
  name: z.string().describe('Full name as in content/rest/facts.yaml, or the name of a class of OpenAPI.'),
  text: sentence,
  fields: z.record(z.string(), sentence).default({}).describe('Meaning of each field of a record in the facts.'),
  declared: z.array(declaredField).default([]).describe('Fields of a class that the facts do not contain.'),
});
export type DescribedRecord = z.infer<typeof describedRecord>;

/** One file of content/rest/records/: what requests and responses consist of. */
export const restRecords = z.strictObject({
  page: z.enum(restPageIds),
  records: z.array(describedRecord).min(1),
});
