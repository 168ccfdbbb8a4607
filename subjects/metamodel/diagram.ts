import type { Edge } from './edges.ts';

const most = 8;

/**
 * A diagram of an entity with its neighbors, as Markdown of the site; neighbors with the same relationships share a box. Relationships to entities of
 * the same kind appear only in the text alternative, because a loop would cross the other edges.
 */
export function neighbourDiagram(entity: string, title: string, edges: readonly Edge[]): string {
  const incoming = neighbours(
    edges.filter(({ to, from }) => to.includes(entity) && from !== entity).map(({ from, name }) => [from, name]),
  );
  const outgoing = neighbours(
    edges
      .filter(({ from }) => from === entity)
      .flatMap(({ to, name }) => to.filter((other) => other !== entity).map((other): Pair => [other, name])),
  );
  const own = [
    ...new Set(edges.filter(({ from, to }) => from === entity && to.includes(entity)).map(({ name }) => name)),
  ];
  const lines = [
    `  self [label=${quote(entity)}; class=accent]`,
    ...incoming.map(
      ({ names, entities }, at) =>
        `  in${at} [label=${quote(shorten(entities))}]\n  in${at} -> self [label=${quote(names.join('\n'))}]`,
    ),
    ...outgoing.map(
      ({ names, entities }, at) =>
        `  out${at} [label=${quote(shorten(entities))}]\n  self -> out${at} [label=${quote(names.join('\n'))}]`,
    ),
  ];
  const dot = `digraph {\n  rankdir=LR\n  node [shape=box]\n${lines.join('\n')}\n}`;
  const alt = inWords(title, incoming, outgoing, own);
  return `:::diagram[${title} and its neighbours]{alt="${alt}"}\n\`\`\`dot\n${dot}\n\`\`\`\n:::\n`;
}

type Pair = readonly [entity: string, relationship: string];
interface Neighbours {
  names: string[];
  entities: string[];
}

function neighbours(pairs: readonly Pair[]): Neighbours[] {
  const namesOf = new Map<string, Set<string>>();
  for (const [entity, name] of pairs) namesOf.set(entity, (namesOf.get(entity) ?? new Set()).add(name));
  const groups = new Map<string, Neighbours>();
  for (const [entity, set] of namesOf) {
    const names = [...set].sort();
    const group = groups.get(names.join()) ?? { names, entities: [] };
    group.entities.push(entity);
    groups.set(names.join(), group);
  }
  return [...groups.values()];
}

function shorten(entities: readonly string[]): string {
  const shown =
    entities.length > most ? [...entities.slice(0, most - 1), `and ${entities.length - most + 1} more`] : entities;
  return shown.join('\n');
}

function inWords(
  title: string,
  incoming: readonly Neighbours[],
  outgoing: readonly Neighbours[],
  own: readonly string[],
): string {
  const list = (groups: readonly Neighbours[]) =>
    groups.map(({ names, entities }) => `${entities.join(', ')} (${names.join(', ')})`).join('; ');
  return [
    incoming.length === 0 ? `Nothing points at a ${title}.` : `Entities that point at a ${title}: ${list(incoming)}.`,
    outgoing.length === 0 ? `A ${title} points at nothing.` : `A ${title} points at: ${list(outgoing)}.`,
    ...(own.length === 0 ? [] : [`It relates to others of its kind through ${own.join(', ')}.`]),
  ].join(' ');
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}
