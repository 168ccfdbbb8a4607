import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import type { Loaded } from '#model/loaded.ts';
import type { Problem } from '#model/problem.ts';
import { aspectHref, entityPath } from '#subjects/metamodel/addresses.ts';
import type { MetamodelData } from '#subjects/metamodel/data.ts';
import type { ConceptTableBlock } from './blocks/block-types.ts';
import type { Connector } from './schema/connector.ts';

/** What a connector reads and what it becomes, with problems for aspects that a described entity does not have. */
export function conceptTable(
  { value: { title, modules, concepts }, origin }: Loaded<Connector>,
  data: Pick<MetamodelData, 'entities'>,
): { block: ConceptTableBlock; problems: Problem[] } {
  const entities = new Map(data.entities.map(({ value }) => [value.name, value]));
  const problems: Problem[] = [];
  const rows = concepts.map((concept, index) => {
    const entity = entities.get(concept.entity);
    const aspects = concept.aspects.map((name, position) => {
      if (entity === undefined) return { name };
      if (entity.aspects.includes(name)) return { name, href: aspectHref(entity.name, name) };
      const fix = didYouMean(
        name,
        entity.aspects,
        `Use an aspect that content/metamodel/entities/${entity.name}.yaml lists.`,
      );
      const message = `The entity "${entity.name}" has no aspect "${name}".`;
      problems.push(
        dataProblem(origin(['concepts', index, 'aspects', position]), 'connectors/unknown-aspect', message, fix),
      );
      return { name };
    });
    const only = concept.modules.length === 0 || modules.length < 2 ? '' : `Only \`${concept.modules.join('`, `')}\`. `;
    return {
      source: parseRichText(concept.source),
      entity: { name: concept.entity, href: entityPath(concept.entity) },
      aspects,
      note: parseRichText(only + (concept.note ?? '')),
    };
  });
  return { block: { type: 'concept-table', caption: `What ${title} metadata becomes`, rows }, problems };
}
