import { z } from 'zod';

const level = z.string().nullable();

/**
 * A section as a hosted index stores it. It has the shape that DocSearch expects, so that DocSearch's own dialog could show it,
 * and the fields that our dialog needs in addition.
 */
export const hostedRecord = z.strictObject({
  objectID: z.string().min(1).describe('Address with anchor, and the number of the piece when a section has several.'),
  hierarchy: z
    .strictObject({
      lvl0: z.string(),
      lvl1: z.string(),
      lvl2: level,
      lvl3: level,
      lvl4: level,
      lvl5: level,
      lvl6: level,
    })
    .describe('Outermost category, page, and the headings down to the section.'),
  type: z
    .enum(['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'])
    .describe('Level of the heading that the record begins with; `content` for further pieces of a section.'),
  content: z.string().nullable(),
  anchor: z.string().nullable(),
  url: z.url(),
  url_without_anchor: z.url(),
  weight: z.strictObject({ pageRank: z.number().int(), level: z.number().int(), position: z.number().int() }),
  tags: z.array(z.string()).length(1),
  docusaurus_tag: z.string().regex(/^(default|docs-.+-.+)$/),
  language: z.string(),
  version: z.string(),
  keywords: z.string().describe('What readers call the page or section, beside its title.'),
  code: z.string(),
  kind: z.string(),
  availability: z.array(z.enum(['managed', 'selfHosted'])).min(1),
  trail: z.array(z.string()),
});

export type HostedRecord = z.infer<typeof hostedRecord>;
