import { z } from 'zod';
import { pagePath, pageTarget } from './site-address.ts';

/** The whole of redirects.yaml: old address → new address. */
export const redirectsFile = z.array(
  z.strictObject({
    from: pagePath.describe('Address that no page has any more.'),
    to: pageTarget.describe('Page that answers now, with an anchor if one fits.'),
  }),
);
export type Redirect = z.infer<typeof redirectsFile>[number];

/** The whole of addresses.json: the ledger of every address ever published. */
export const addressLedger = z.strictObject({
  note: z.string().describe('What the file is for.'),
  addresses: z.record(
    pagePath,
    z.strictObject({
      status: z.enum(['page', 'planned', 'gone']).describe('Whether the address is written, planned, or withdrawn.'),
      reason: z.string().min(1).optional().describe('Why the address is gone.'),
      title: z.string().min(1).optional().describe('Title the page will have, while it is planned.'),
      anchors: z.array(z.string().min(1)).optional().describe('Anchors that others link to and that must stay.'),
    }),
  ),
});
export type AddressLedger = z.infer<typeof addressLedger>;
