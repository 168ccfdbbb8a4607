import { z } from 'zod';
import { listPart, oneLine } from '#services/mcp/one-line.ts';
import { docsTool } from '#services/mcp/tool.ts';
import { unknownName } from '#services/mcp/unanswerable.ts';
import type { PublishedAspects, PublishedEntities, PublishedEntity } from '../published.ts';
import { builtAspects, builtEntities } from './built-files.ts';

type Aspect = PublishedAspects['aspects'][number];

export const describeEntity = docsTool({
  name: 'describe_entity',
  title: 'Describe an entity or aspect',
  description:
    'Describes an entity type of the metadata model: its URN format, its aspects, its relationships, and the interfaces that read and write it. With `aspect`, it returns the fields of that aspect and a payload.',
  input: {
    entity: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .describe('Name as it appears in URNs, for example dataset or glossaryTerm.'),
    aspect: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .optional()
      .describe('One of the entity’s aspects, for example globalTags.'),
  },
  answer: ({ entity: asked, aspect: wanted }, data) => {
    const model = builtEntities(data);
    const name = asked.toLowerCase();
    const entity =
      model.entities.find((one) => one.name.toLowerCase() === name) ??
      model.entities.find(({ title }) => title.toLowerCase() === name);
    if (entity === undefined)
      throw unknownName(
        'entity type',
        asked,
        model.entities.map((one) => one.name),
      );
    const { aspects } = builtAspects(data);
    if (wanted === undefined) return entityText(entity, model, aspects);
    const aspect = aspects.find((one) => one.name.toLowerCase() === wanted.toLowerCase());
    if (aspect === undefined || !entity.aspects.includes(aspect.name))
      throw unknownName(`${entity.name} aspect`, wanted, entity.aspects);
    return aspectText(aspect);
  },
});

function entityText(
  entity: PublishedEntity,
  { entities, relationships }: PublishedEntities,
  aspects: readonly Aspect[],
) {
  const { name, title, page, summary, identity, access, graphqlType } = entity;
  const words = new Map(relationships.map((one) => [one.name, one]));
  const summaries = new Map(aspects.map((one) => [one.name, `${oneLine(one.summary)} (${one.kind})`]));
  const incoming = entities.flatMap((from) =>
    from.relationships.filter(({ to }) => to.includes(name)).map((edge) => ({ ...edge, from: from.name })),
  );
  return [
    `# ${title} (\`${name}\`)`,
    summary.trim(),
    `Page: \`${page}\`. GraphQL type: ${graphqlType === null ? 'none' : `\`${graphqlType}\``}.`,
    [
      `## URN: \`${identity.format}\``,
      ...identity.parts.map(
        (part) => `- \`${part.name}\`, for example \`${part.example}\`: ${oneLine(part.description)}`,
      ),
      ...identity.valid.map(({ urn, note }) => `- Correct: \`${urn}\` (${oneLine(note)})`),
      ...identity.invalid.map(({ urn, note }) => `- Incorrect: \`${urn}\` (${oneLine(note)})`),
    ].join('\n'),
    ...listPart(
      '## Aspects',
      entity.aspects.map((aspect) => `\`${aspect}\`: ${summaries.get(aspect) ?? ''}`),
    ),
    ...listPart(
      '## Outgoing relationships',
      entity.relationships.map(
        (edge) => `${edge.name} → ${edge.to.join(', ')} (\`${edge.via}\`): ${words.get(edge.name)?.outgoing ?? ''}`,
      ),
    ),
    ...listPart(
      '## Incoming relationships',
      incoming.map((edge) => `${edge.name} from ${edge.from} (\`${edge.via}\`)`),
    ),
    ...listPart(
      '## Interfaces',
      access.map(({ api, reads, writes }) => `${api}. Reads: ${oneLine(reads)} Writes: ${oneLine(writes)}`),
    ),
  ].join('\n\n');
}

function aspectText({
  name,
  record,
  namespace,
  page,
  description,
  kind,
  deprecated,
  fields,
  example,
  includes,
}: Aspect) {
  return [
    `# Aspect \`${name}\``,
    `Record \`${namespace}.${record}\`, ${kind}.${page === undefined ? '' : ` Page: \`${page}\`.`}`,
    description.trim(),
    ...(deprecated === undefined ? [] : [`Deprecated: ${oneLine(deprecated)}`]),
    ...(includes.length === 0 ? [] : [`Also has the fields of ${includes.join(', ')}.`]),
    ...listPart('## Fields', fields.map(fieldText)),
    ...(example === undefined ? [] : [`## Payload\n\n\`\`\`json\n${example.trim()}\n\`\`\``]),
  ].join('\n\n');
}

function fieldText({
  name,
  type,
  optional,
  default: value,
  description,
  deprecated,
}: Aspect['fields'][number]): string {
  const marks = [
    type,
    ...(optional ? ['optional'] : []),
    ...(value === undefined ? [] : [`default ${JSON.stringify(value)}`]),
    ...(deprecated === undefined ? [] : ['deprecated']),
  ];
  return `\`${name}\` (${marks.join(', ')}): ${oneLine(description)}`;
}
