import type { ModelEdge } from '../graph.ts';
import type { ExplorerState } from './explorer.ts';
import type { PathStep } from './find-paths.ts';

/** What is shown, in a sentence. */
export function statusOf(
  { from, to, entity, relationship, aspect, lineage }: ExplorerState,
  edges: readonly ModelEdge[],
  paths: readonly (readonly PathStep[])[],
): string {
  if (from !== '' && to !== '') return pathStatus(from, to, paths);
  const what = [
    ...(entity === '' ? [] : [`of ${entity}`]),
    ...(relationship === '' ? [] : [`named ${relationship}`]),
    ...(aspect === '' ? [] : [`made by ${aspect}`]),
    ...(lineage ? ['that lineage follows'] : []),
  ].join(' ');
  if (edges.length === 0) return `There are no relationships ${what}.`.replace(' .', '.');
  const names = new Set(edges.map(({ declaration }) => declaration.relationship)).size;
  const pairs = new Set(edges.map((edge) => `${edge.from} ${edge.to}`)).size;
  const relationships = `${counted(names, 'relationship', 'relationships')} ${what}`.trim();
  return `${relationships}, between ${counted(pairs, 'pair', 'pairs')} of entities.`;
}

function pathStatus(from: string, to: string, paths: readonly (readonly PathStep[])[]): string {
  if (from === to) return 'Both ends of the path are the same entity.';
  const [first] = paths;
  if (first === undefined) return `No path leads from ${from} to ${to}.`;
  const steps = counted(first.length, 'step', 'steps');
  return paths.length === 1
    ? `The shortest path from ${from} to ${to} has ${steps}.`
    : `${paths.length} paths lead from ${from} to ${to} in ${steps}; there is no shorter one.`;
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
