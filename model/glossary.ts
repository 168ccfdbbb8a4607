import { z } from 'zod';

const form = z.string().min(2);

const glossaryTerm = z.strictObject({
  term: form.describe('The word as it appears within a sentence, for example aspect.'),
  forms: z.array(form).default([]).describe('Plural and abbreviations, which are marked like the term itself.'),
  definition: z
    .string()
    .min(30)
    .max(130)
    .regex(/\.$/, 'a text that ends with a full stop')
    .describe(
      'The text after "Aspect: " when a reader asks for the definition. Every page that uses the term includes it.',
    ),
  page: z
    .string()
    .regex(/^\/docs\//, 'the address of a page, for example /docs/what/aspect')
    .describe('Address of the page that explains it; on that page the term is not marked.'),
});

/** content/glossary.yaml: platform terms that a newcomer has to look up. */
export const glossaryFile = z.array(glossaryTerm);
export type GlossaryTerm = z.infer<typeof glossaryTerm>;
