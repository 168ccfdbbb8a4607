import { z } from 'zod';

const sentence = z.string().min(20);

const searchable = z.strictObject({
  index: z.string().min(1).optional().describe('Name in the search index, when it is not the name of the field.'),
  path: z.string().min(1).optional().describe('Which part of the value is indexed, for example /*/tag.'),
  type: z
    .enum([
      'KEYWORD',
      'TEXT',
      'TEXT_PARTIAL',
      'BROWSE_PATH',
      'BROWSE_PATH_V2',
      'URN',
      'URN_PARTIAL',
      'BOOLEAN',
      'COUNT',
      'DATETIME',
      'OBJECT',
    ])
    .optional()
    .describe('How it is indexed; the platform chooses by the type of the field when absent.'),
  boost: z.number().optional().describe('How much a hit counts against others; 1 when absent.'),
  autocomplete: z.boolean().optional().describe('Whether suggestions come from it.'),
  filter: z.boolean().optional().describe('Whether the search screen offers it as a filter.'),
  queryByDefault: z.boolean().optional().describe('Whether a plain query looks at it.'),
  hasValues: z
    .string()
    .min(1)
    .optional()
    .describe('Name of a yes-or-no field that says whether there is any value, for example hasTags.'),
});

const relationship = z.strictObject({
  name: z.string().min(2).describe('Name of the relationship, described in content/metamodel/relationships/.'),
  to: z.array(z.string().min(2)).min(1).describe('Entities it may point at.'),
  lineage: z.boolean().default(false).describe('Whether lineage views and impact analysis follow it.'),
  downstream: z
    .boolean()
    .default(false)
    .describe('For lineage: whether the other end is downstream, as `isUpstream: false` of the annotation says.'),
});

export const modelField = z.strictObject({
  name: z.string().min(1).describe('Name in the payload.'),
  type: z
    .string()
    .regex(/^[\w[\], ]+$/, 'a type such as string, long, Urn, array[Owner], map[string, string] or union[A, B]')
    .describe('Primitive, URN type, or the name of a type described in content/metamodel/.'),
  description: sentence.describe('What it contains, what depends on it, and its limits.'),
  optional: z.boolean().default(false).describe('Whether a payload may leave it out although it has no default.'),
  default: z.json().optional().describe('Value that applies when the payload omits it.'),
  searchable: z.array(searchable).default([]).describe('Marks that put it into the search index.'),
  relationship: relationship.optional().describe('Mark that makes an edge of the graph.'),
  timeseriesField: z.boolean().default(false).describe('Whether the platform can aggregate over it.'),
  deprecated: z.string().min(10).optional().describe('What to use instead, when new payloads should not set it.'),
});
export type ModelField = z.infer<typeof modelField>;

const typeBase = {
  name: z
    .string()
    .regex(/^[A-Z]\w*$/, 'a name that begins with a capital letter')
    .describe('Name in the model.'),
  description: z.string().min(12).describe('What a value of the type stands for.'),
};

/** A type that fields refer to: a record, an enum, or another name for a type. */
export const modelType = z.discriminatedUnion('kind', [
  z.strictObject({
    ...typeBase,
    kind: z.literal('record').describe('An object with fields.'),
    fields: z.array(modelField).describe('Fields, in the order of the model.'),
  }),
  z.strictObject({
    ...typeBase,
    kind: z.literal('enum').describe('One of a few fixed words.'),
    symbols: z
      .array(
        z.strictObject({
          symbol: z.string().min(1).describe('The word as payloads write it.'),
          meaning: z.string().min(5).describe('When to use it.'),
        }),
      )
      .min(1)
      .describe('The words, in the order of the model.'),
  }),
  z.strictObject({
    ...typeBase,
    kind: z.literal('alias').describe('Another name for a type, which says how the value is meant.'),
    of: z.string().min(1).describe('The type it stands for.'),
  }),
]);
export type ModelType = z.infer<typeof modelType>;

/** A relationship of an entity that doesn't have a file yet. It moves into the aspect when the entity is described. */
const pendingEdge = z.strictObject({
  from: z.string().min(2).describe('Entity that is not described yet.'),
  to: z.array(z.string().min(2)).min(1).describe('Entities at the other end.'),
  via: z.array(z.string().min(3)).min(1).describe('Aspect and field, for example dataJobInputOutput.inputDatasets.'),
  lineage: z.boolean().default(false).describe('Whether lineage views and impact analysis follow it.'),
});

/** One file of content/metamodel/relationships/. */
export const relationshipType = z.strictObject({
  name: z.string().min(2).describe('Name of the edge in the graph index.'),
  outgoing: sentence.describe('What the edge says about the entity that has it.'),
  incoming: sentence.describe('What the edge says about the entity it points at.'),
  pending: z.array(pendingEdge).default([]).describe('Edges of entities that are not described yet.'),
});
export type RelationshipType = z.infer<typeof relationshipType>;
