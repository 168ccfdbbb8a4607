import { z } from 'zod';
import { linkTarget } from './site-address.ts';

/** Links at the end of a page that is made from data. */
export const nextSteps = z
  .array(
    z.strictObject({
      label: z.string().min(2).describe('Text of the link.'),
      href: linkTarget.describe('Address on this site or outside.'),
      why: z.string().min(10).describe('What the reader finds there.'),
    }),
  )
  .min(1)
  .describe('Where to go next.');
export type NextSteps = z.infer<typeof nextSteps>;
