import { z } from 'zod';

const field = z.strictObject({
  name: z.string(),
  type: z.string().describe('Type as the code names it; records have their full names.'),
  required: z.boolean(),
  default: z.string().optional(),
  text: z.string().describe('Markdown.'),
});

/** An endpoint as it is published. */
export const publishedEndpoint = z.strictObject({
  id: z.string().describe('Method and path.'),
  api: z.enum(['openapi', 'restli', 'service', 'frontend']),
  href: z.string().describe('Path of its entry on this site.'),
  also: z.array(z.string()).describe('Endpoints that the entry describes, too.'),
  file: z.string().describe('File of the platform that handles it.'),
  since: z.string().describe('First release that has it.'),
  summary: z.string(),
  parameters: z.array(field.extend({ in: z.enum(['path', 'query', 'body']) })),
  body: z.strictObject({ type: z.string(), text: z.string() }).optional(),
  returns: z.strictObject({ type: z.string(), text: z.string() }),
  statuses: z.array(z.strictObject({ status: z.int(), when: z.string() })),
  privilege: z.string().nullable().describe('Privilege that REST authorization checks.'),
  privilegeNote: z.string(),
  changes: z.string().nullable().describe('What a call changes; null if it only reads.'),
  note: z.string(),
  curl: z.string().optional().describe('An example.'),
});
export type PublishedEndpoint = z.infer<typeof publishedEndpoint>;

/** A record as it is published. */
export const publishedRecord = z.strictObject({
  name: z.string(),
  href: z.string().describe('Path of its entry on this site.'),
  text: z.string(),
  fields: z.array(field),
  values: z.array(z.string()).describe('Values of an enum.'),
});
export type PublishedRecord = z.infer<typeof publishedRecord>;
