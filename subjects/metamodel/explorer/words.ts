import { type Message, sentences } from '#model/message.ts';
import type { Drawing, DrawnLink, DrawnNode } from './draw-graph.ts';
import { explorerMessage } from './messages.ts';

/** Names of the relationships of a link, each once. */
export function relationshipNames({ edges }: DrawnLink): string[] {
  return [...new Set(edges.map(({ declaration }) => declaration.relationship))];
}

/**
 * The label of a line: the name of its relationship. If there are several, it is the shortest name. In the overview, it is the
 * number of relationships between the areas.
 */
export function linkLabel(link: DrawnLink, { bundled }: Drawing): { text: string; isCount: boolean } {
  const names = relationshipNames(link).sort((a, b) => a.length - b.length);
  if (bundled) {
    const isCount = link.from.startsWith('area:');
    return { text: isCount ? `${names.length}` : '', isCount };
  }
  const [shortest = '', ...others] = names;
  return { text: others.length === 0 ? shortest : `${shortest} +${others.length}`, isCount: false };
}

/** What screen readers say about a link; it begins with the visible text, so that people who use voice control can say it. */
export function linkName(link: DrawnLink, drawing: Drawing): Message {
  const labelOf = (id: string) => drawing.nodes.find((node) => node.id === id)?.label ?? id;
  const { text, isCount } = linkLabel(link, drawing);
  const names = relationshipNames(link);
  const places = { from: labelOf(link.from), to: labelOf(link.to) };
  const ends = drawing.flow ? explorerMessage('metamodelFlow', places) : explorerMessage('metamodelEnds', places);
  const seen = isCount ? explorerMessage('metamodelRelationshipsSeen', { count: text }) : text;
  const said = seen === '' ? ends : sentences(seen, ends);
  return text === names[0] ? said : explorerMessage('metamodelLinkWithNames', { link: said, names: names.join(', ') });
}

/** What screen readers say about a node. */
export function nodeName({ id, label, isArea, muted }: DrawnNode, { links }: Drawing): Message {
  const out = links.filter(({ from }) => from === id).length;
  const into = links.filter(({ to, from }) => to === id && from !== id).length;
  const named = muted ? explorerMessage('metamodelMuted', { label }) : label;
  const kind = isArea ? explorerMessage('metamodelAreaNode', { label }) : named;
  return explorerMessage('metamodelNode', { kind, out, into });
}
