import { z } from 'zod';

const sentence = z.string().min(8);
const testPath = z.string().regex(/^tests\/.+\.(spec|test)\.ts$/, 'A path such as tests/accessibility/pages.spec.ts.');

const named = z.strictObject({
  id: z.string().regex(/^\d\.\d\.\d+$/),
  name: z.string().min(1).describe('As WCAG 2.2 calls it.'),
  level: z.enum(['A', 'AA']),
});

const evidence = {
  how: sentence.describe('How the site meets it.'),
  tests: z.array(testPath).min(1).optional().describe('Tests that fail when it is no longer met.'),
  judged: sentence.optional().describe('What was looked at by hand, where no test can tell.'),
};

const criterion = z
  .discriminatedUnion('result', [
    named.extend({ result: z.literal('met'), ...evidence }),
    named.extend({
      result: z.literal('partly'),
      ...evidence,
      missing: sentence.describe('What is not met, and where.'),
    }),
    named.extend({ result: z.literal('not applicable'), how: sentence.describe('Why it does not apply.') }),
  ])
  .refine((each) => each.result === 'not applicable' || each.tests !== undefined || each.judged !== undefined, {
    error: 'Name the tests that show it, or say what was judged by hand.',
  });

/** How the site meets WCAG 2.2, levels A and AA: every success criterion once, in the order of the standard. */
export const conformance = z.strictObject({
  judged: z.iso.date().describe('When the list was last gone through by hand.'),
  criteria: z.array(criterion).min(1),
});

export type Conformance = z.infer<typeof conformance>;
export type Criterion = Conformance['criteria'][number];
