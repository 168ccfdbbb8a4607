import { z } from 'zod';
import { nextSteps } from '#model/next-steps.ts';
import { linkTarget } from '#model/site-address.ts';
import { modelField, modelType } from './metamodel-type.ts';
import { type ModelArea, modelAreas } from './model-areas.ts';

const sentence = z.string().min(20);

/** One file of content/metamodel/aspects/: an aspect with the types that only it uses. */
export const aspect = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z]\w*$/, 'a name that begins with a small letter')
    .describe('Name in APIs, for example globalTags.'),
  record: z
    .string()
    .regex(/^[A-Z]\w*$/, 'the name of the record, for example GlobalTags')
    .describe('Name of the record in the model.'),
  namespace: z.string().min(3).describe('Package of the record, for example com.linkedin.common.'),
  summary: sentence.max(200).describe('One sentence for lists: what the aspect says about its entity.'),
  description: sentence.describe('Markdown: what it is for, who writes it, what reads it, and its limits.'),
  kind: z
    .enum(['versioned', 'timeseries', 'key'])
    .default('versioned')
    .describe('Whether a write replaces the last version, adds a point in time, or is derived from the URN.'),
  home: z
    .string()
    .min(2)
    .optional()
    .describe('For aspects of many entities: the entity whose page has the full description.'),
  deprecated: sentence.optional().describe('What replaced it, when it should not be written any more.'),
  includes: z
    .array(z.string().min(2))
    .default([])
    .describe('Records whose fields come first, for example TimeseriesAspectBase.'),
  fields: z.array(modelField).describe('Own fields, in the order of the model.'),
  types: z.array(modelType).default([]).describe('Types that no other aspect uses.'),
  example: z.string().min(2).optional().describe('A complete payload as JSON; checked against the fields.'),
  exampleNote: sentence.optional().describe('What the payload shows.'),
  source: z.string().min(3).describe('Upstream file that declares the aspect.'),
});
export type Aspect = z.infer<typeof aspect>;

const areaNames = Object.keys(modelAreas) as ModelArea[];

const urnExample = z.strictObject({
  urn: z.string().min(1).describe('The URN, whole.'),
  note: z.string().min(10).describe('What it identifies, or why it is wrong.'),
});

/** One file of content/metamodel/entities/. */
export const entity = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z]\w*$/, 'a name that begins with a small letter')
    .describe('Name in URNs and APIs, for example glossaryTerm.'),
  title: z.string().min(2).describe('Name in headings, for example Glossary Term.'),
  area: z.enum(areaNames).describe('Part of the metamodel to which it belongs; the metamodel explorer groups by it.'),
  category: z.enum(['core', 'internal']).default('core').describe('Whether people work with it, or only the platform.'),
  description: z.string().min(50).max(200).describe('What the reader gets; shown by search engines and previews.'),
  summary: z.string().min(80).describe('Markdown: what the entity stands for and what it does not.'),
  example: z.string().min(80).describe('Markdown: one example from a real stack, carried through.'),
  keywords: z.array(z.string().min(1)).default([]).describe('Words that readers type and the page does not say.'),
  identity: z
    .strictObject({
      keyAspect: z.string().min(2).describe('Aspect that contains the parts of the URN.'),
      format: z.string().startsWith('urn:li:').describe('The URN with its parts in braces.'),
      parts: z
        .array(
          z.strictObject({
            name: z.string().min(1).describe('Name of the part: a field of the key aspect.'),
            description: sentence.describe('What it is, who chooses it, and its allowed values.'),
            example: z.string().min(1).describe('A realistic value.'),
          }),
        )
        .min(1)
        .describe('Parts, in the order of the URN.'),
      note: z.string().min(20).optional().describe('Markdown: what to decide before the first URN is minted.'),
      valid: z.array(urnExample).min(1).describe('URNs that work.'),
      invalid: z.array(urnExample).min(1).describe('URNs that people write by accident.'),
    })
    .describe('How one is told from another.'),
  aspects: z.array(z.string().min(2)).min(1).describe('Names of its aspects, the key aspect first.'),
  graphqlType: z.string().min(2).nullable().describe('Type in the GraphQL API; null when there is none.'),
  access: z
    .array(
      z.strictObject({
        api: z.string().min(2).describe('Interface, for example GraphQL.'),
        href: linkTarget.optional().describe('Page about the interface.'),
        reads: z.string().min(2).describe('How it reads the entity; "Not at all." if it does not.'),
        writes: z.string().min(2).describe('How it writes the entity.'),
      }),
    )
    .min(1)
    .describe('Which interfaces read and write it.'),
  guides: z
    .array(
      z.strictObject({
        title: z.string().min(3).describe('Heading, in sentence case.'),
        text: z.string().min(80).describe('Markdown; headings inside start at ###.'),
      }),
    )
    .default([])
    .describe('How the less obvious parts work.'),
  links: nextSteps,
  sources: z.array(z.string().min(3)).min(1).describe('Upstream files the facts were checked in.'),
});
export type Entity = z.infer<typeof entity>;
