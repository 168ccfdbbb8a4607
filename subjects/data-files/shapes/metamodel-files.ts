import { z } from 'zod';
import { dataFile, pagePath } from '#model/data-files/data-file.ts';
import { aspect, entity } from '#subjects/metamodel/schema/entity.ts';
import { modelType, relationshipType } from '#subjects/metamodel/schema/metamodel-type.ts';

const { name, title, area, category, description, summary, identity, aspects, graphqlType, access, sources } =
  entity.shape;

const edge = z.strictObject({
  name: z.string().describe('Name in the list of relationships.'),
  to: z.array(z.string()).describe('Entity types it may point at.'),
  via: z.string().describe('Aspect and field that make it, for example `upstreamLineage.upstreams.dataset`.'),
  downstream: z.enum(['from', 'to']).optional().describe('Present when lineage follows it: which end is downstream.'),
});

/** /data/entities.json. */
export const entitiesFile = dataFile('Entity types: how their URNs are written, their aspects and relationships.', {
  entities: z
    .array(
      z.strictObject({
        name,
        title,
        page: pagePath,
        area,
        category,
        description,
        summary,
        identity: z.strictObject({
          ...identity.shape,
          parts: z
            .array(
              z.strictObject({
                ...identity.shape.parts.element.shape,
                urn: z
                  .string()
                  .optional()
                  .describe('Present when the value is a URN: of this type, or of any for `*`.'),
                environment: z.literal(true).optional().describe('Present when the value is one of `environments`.'),
              }),
            )
            .describe('Parts, in the order of the URN.'),
        }),
        aspects,
        relationships: z.array(edge).describe('Edges that its aspects make.'),
        graphqlType,
        access,
        sources,
      }),
    )
    .describe('By name. Summaries are Markdown.'),
  environments: z.array(z.string()).describe('What may stand for the environment in a URN, for example PROD.'),
  relationships: z.array(
    z.strictObject({
      name: relationshipType.shape.name,
      outgoing: relationshipType.shape.outgoing,
      incoming: relationshipType.shape.incoming,
    }),
  ),
});

/** /data/aspects.json. */
export const aspectsFile = dataFile('Aspects with their fields, and the types that the fields refer to.', {
  aspects: z
    .array(z.strictObject({ ...aspect.shape, page: pagePath.optional() }))
    .describe('By name. Descriptions are Markdown; `types` contains the types that only this aspect has.'),
  types: z.array(modelType).describe('Types that several aspects have.'),
});
