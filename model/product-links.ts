import { z } from 'zod';
import { pagePath } from './site-address.ts';

/** The whole of content/product-links.yaml: addresses that programs of the platform link to. */
export const productLinks = z.array(
  z.strictObject({
    path: pagePath.describe('Address without base URL and without a slash at the end; a redirect may answer it.'),
    anchors: z
      .array(z.string().min(1))
      .default([])
      .describe('Ids that the links name; the page that answers must have them.'),
    from: z.array(z.string().min(3)).min(1).describe('Upstream files that contain the link.'),
  }),
);
export type ProductLinks = z.infer<typeof productLinks>;
