import { z } from 'zod';
import { nextSteps } from '#model/next-steps.ts';

const sentence = z.string().min(15);
const prefix = z.string().regex(/^[\w-]+$/, 'the first part of a path');

/** Types of values, as they are written in YAML. */
export const valueTypes = ['string', 'integer', 'number', 'boolean', 'list', 'map'] as const;
export type ValueType = (typeof valueTypes)[number];

const value = z.strictObject({
  path: z
    .string()
    .regex(/^[\w.*[\]-]+$/, 'the path of a value')
    .describe('Path in the values file; below `under` if the section has it.'),
  meaning: sentence.describe(
    'What it controls, when to set it, and what it goes with. `{part}` is what the section is about.',
  ),
  type: z.enum(valueTypes).optional().describe('Needed if the chart sets no default, or null.'),
  also: z.array(z.enum(valueTypes)).optional().describe('Types that work as well as that of the default.'),
  allowed: z.array(z.string()).min(2).optional().describe('The only contents that make sense.'),
  secret: z.literal(true).optional().describe('Set if the content must not be committed.'),
  example: z.string().optional().describe('YAML of the value.'),
});
export type HelmValue = z.infer<typeof value>;

const sharedSet = z.enum(['service', 'job']);

const section = z.strictObject({
  title: z.string().min(3).describe('Heading.'),
  text: sentence.optional().describe('Markdown before the table.'),
  under: prefix.optional().describe('What all paths begin with, for example `datahub-gms`.'),
  called: z.string().optional().describe('What `{part}` stands for, for example `the metadata service`.'),
  set: sharedSet.optional().describe('Values that many components have; they follow the ones of the section.'),
  values: z.array(value),
});

/** One file of content/helm/pages/: the values on one page of the reference, and what they mean. */
export const helmPage = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .describe('Last part of the address; the same as the file name.'),
  chart: z.enum(['datahub', 'datahub-prerequisites']).default('datahub'),
  title: z.string().min(5).describe('Heading of the page.'),
  label: z.string().min(3).describe('Name in the sidebar.'),
  description: z.string().min(50).max(200),
  keywords: z.array(z.string().min(2)).min(3).describe('Words that readers type and the page does not say.'),
  intro: z.string().min(80).describe('Markdown: what the values apply to.'),
  sources: z.array(z.string().min(3)).min(1).describe('Files of the platform in which the meanings were checked.'),
  sections: z.array(section).min(1),
  shared: z
    .strictObject({ set: sharedSet, under: prefix, called: z.string() })
    .optional()
    .describe('Values that many components have, as sections of their own.'),
  links: nextSteps,
});
export type HelmPage = z.infer<typeof helmPage>;

/** One file of content/helm/shared/: values that many components have. */
export const sharedValues = z.strictObject({
  id: sharedSet,
  groups: z.array(z.strictObject({ title: z.string().min(3), values: z.array(value).min(1) })).min(1),
});
