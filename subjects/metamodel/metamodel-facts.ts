import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { plainText } from '#generators/drafting/plain-text.ts';
import type { MetamodelData } from './data.ts';
import { type Edge, modelEdges } from './edges.ts';
import type { Declaration, MetamodelFacts } from './graph-facts.ts';
import { indexModel } from './model-index.ts';

/** The metamodel as a graph, without positions in a drawing. The sentences contain no markup. */
export function metamodelFacts(data: MetamodelData): MetamodelFacts {
  return {
    entities: data.entities.map(({ value: { name, title, area, summary, aspects } }) => ({
      name,
      title,
      area,
      description: firstSentence(summary),
      aspects,
    })),
    aspects: data.aspects.map(({ value: { name, summary, kind } }) => ({ name, summary: plain(summary), kind })),
    relationships: data.relationships.map(({ value: { name, outgoing, incoming } }) => ({
      name,
      outgoing: plain(outgoing),
      incoming: plain(incoming),
    })),
    declarations: declarations(modelEdges(indexModel(data).index)),
  };
}

/** An aspect declares the same for every entity that has it. */
function declarations(edges: readonly Edge[]): Declaration[] {
  const groups = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = `${edge.name} ${edge.via} ${edge.to.join()}`;
    groups.set(key, [...(groups.get(key) ?? []), edge]);
  }
  return [...groups.values()].flatMap((group) => {
    const [edge] = group;
    if (edge === undefined) return [];
    const { name, to, via, lineage, downstream } = edge;
    const from = group.map((each) => each.from);
    return { relationship: name, from, to, via, ...(lineage && { downstream: downstream ? 'to' : 'from' }) };
  });
}

function plain(sentence: string): string {
  return plainText(parseRichText(sentence));
}

function firstSentence(text: string): string {
  const flat = plain(text);
  return /^.*?[.!?](?=\s|$)/.exec(flat)?.[0] ?? flat;
}
