import { z } from 'zod';
import { nextSteps } from '#model/next-steps.ts';

const composeGroup = z.strictObject({
  title: z.string().min(3),
  text: z.string().min(40).describe('Markdown.'),
  files: z
    .array(z.strictObject({ file: z.string().describe('Path below `docker/`.'), meaning: z.string().min(20) }))
    .min(1)
    .describe('Files in the order of the page.'),
});

/** content/compose/page.yaml: the text about the platform's Compose files. */
export const composePage = z.strictObject({
  title: z.string().min(3),
  description: z.string().min(40).max(180),
  keywords: z.array(z.string()).min(3),
  intro: z.string().min(80).describe('Markdown.'),
  groups: z.array(composeGroup).min(1),
  links: nextSteps,
});
export type ComposePage = z.infer<typeof composePage>;
