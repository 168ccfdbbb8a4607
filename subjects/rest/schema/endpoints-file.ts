import { z } from 'zod';
import { dataFile } from '#model/data-files/data-file.ts';
import { publishedEndpoint, publishedRecord } from './published-endpoints.ts';

/** /data/endpoints.json. */
export const endpointsFile = dataFile(
  'HTTP endpoints of the metadata service and the frontend, besides GraphQL operations.',
  {
    endpoints: z.array(publishedEndpoint).describe('In the order of the pages. Sentences are Markdown.'),
    records: z.array(publishedRecord).describe('What requests and responses consist of.'),
  },
);
