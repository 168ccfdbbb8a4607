import { z } from 'zod';
import { nextSteps } from '#model/next-steps.ts';

/** One file of content/environment/pages/: a page of the reference of environment variables. */
export const environmentPage = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .describe('Last part of the address; the same as the file name.'),
  title: z.string().min(3),
  sidebarLabel: z.string().min(2).optional(),
  description: z.string().min(40).max(180),
  keywords: z.array(z.string()).min(3),
  intro: z.string().min(80).describe('Markdown.'),
  services: z.array(z.string()).min(1).describe('Services whose variables it lists, by the names of their files.'),
  links: nextSteps,
});
export type EnvironmentPage = z.infer<typeof environmentPage>;
