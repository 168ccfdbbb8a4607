import { z } from 'zod';

export const availability = z
  .enum(['all', 'managed', 'selfHosted'])
  .describe('Which edition has the feature: both, only Managed DataHub, or only self-hosted DataHub.');

/** The fields allowed between the `---` lines of a page. */
export const frontMatter = z.strictObject({
  title: z.string().min(1).describe('The h1 of the page and the title of the browser tab.'),
  description: z
    .string()
    .min(50)
    .max(200)
    .describe('One sentence that says what the reader gets; shown by search engines and previews.'),
  sidebarLabel: z.string().min(1).optional().describe('Shorter name for the sidebar.'),
  keywords: z
    .array(z.union([z.string().min(1), z.number().transform(String)]))
    .default([])
    .describe('Words that readers type and the page does not say.'),
  availability: availability.optional().describe('Shows the availability badge under the title.'),
  sidebar: z.literal('none').optional().describe('For pages that are left out of the navigation on purpose.'),
  searchWeight: z.number().min(0.1).max(5).default(1).describe('Multiplies the search score of the page.'),
  facts: z
    .array(z.string().min(1))
    .default([])
    .describe('Data files the page rests on, for example connectors/snowflake.yaml.'),
  sources: z.array(z.string().min(1)).default([]).describe('Upstream files in which the facts were checked.'),
});

export type Availability = z.infer<typeof availability>;
export type FrontMatter = z.infer<typeof frontMatter>;
