import { z } from 'zod';

/** What the platform's code says about its endpoints. `npm run check -- rest --platform GIT_DIR --write` writes it. */

const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'body']).describe('Where a request contains it. `body` is a key of a JSON object.'),
  type: z.string().describe('Type as the code names it; records have their full names.'),
  required: z.boolean(),
  default: z.string().optional().describe('What the code uses if a request leaves it out.'),
});

const endpoint = z.strictObject({
  id: z.string().describe('Method and path, for example `POST /aspects?action=ingestProposal`.'),
  api: z.enum(['openapi', 'restli', 'service', 'frontend']),
  file: z.string().describe('File of the platform that handles it.'),
  since: z.string().optional().describe('First release whose code has it.'),
  parameters: z.array(parameter),
  body: z.string().optional().describe('Type of the whole body, if it has no named parameters.'),
  returns: z.string().optional().describe('Type of the response.'),
});

const field = z.strictObject({
  name: z.string(),
  type: z.string(),
  optional: z.literal(true).optional(),
  default: z.string().optional().describe('As JSON.'),
});

const record = z.strictObject({
  name: z.string().describe('Full name, for example `com.linkedin.metadata.search.SearchResult`.'),
  file: z.string(),
  fields: z.array(field).optional(),
  values: z.array(z.string()).optional().describe('Values of an enum.'),
  is: z.string().optional().describe('What a typeref stands for.'),
});

export const restFacts = z.strictObject({
  commit: z.string(),
  endpoints: z.array(endpoint),
  records: z.array(record),
});

export type RestFacts = z.infer<typeof restFacts>;
export type EndpointFacts = RestFacts['endpoints'][number];
export type ParameterFacts = EndpointFacts['parameters'][number];
export type RecordFacts = RestFacts['records'][number];
