import { z } from 'zod';

/** The whole of content/integrations.yaml: everything that the directory lists. */
export const integrationsFile = z.array(
  z.strictObject({
    title: z.string().min(1).describe('Name of the product that is integrated.'),
    path: z
      .string()
      .regex(/^\/docs\/\S+$/, 'the address of a page, e.g. /docs/lineage/airflow')
      .describe('Page that explains the integration.'),
    platformTypes: z.array(z.string().min(1)).describe('What kind of product it is.'),
    connection: z.array(z.enum(['Push', 'Pull'])).describe('Who starts: the product pushes, or ingestion pulls.'),
    features: z.array(z.string().min(1)).describe('What the integration can do beyond the basics.'),
    status: z
      .enum(['certified', 'incubating', 'testing'])
      .optional()
      .describe('How far it is supported; absent where there is no such statement.'),
  }),
);
export type Integration = z.infer<typeof integrationsFile>[number];
