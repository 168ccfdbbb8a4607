import { type Message, sentences } from '#model/message.ts';
import type { ModelEdge } from '../graph.ts';
import type { ExplorerState } from './explorer.ts';
import type { PathStep } from './find-paths.ts';
import { explorerMessage } from './messages.ts';

/** What is shown, in a sentence. */
export function statusOf(
  { from, to, entity, relationship, aspect, lineage }: ExplorerState,
  edges: readonly ModelEdge[],
  paths: readonly (readonly PathStep[])[],
): Message {
  if (from !== '' && to !== '') return pathStatus(from, to, paths);
  const what = [
    ...(entity === '' ? [] : [explorerMessage('metamodelOfEntity', { entity })]),
    ...(relationship === '' ? [] : [explorerMessage('metamodelNamed', { relationship })]),
    ...(aspect === '' ? [] : [explorerMessage('metamodelMadeByAspect', { aspect })]),
    ...(lineage ? [explorerMessage('metamodelThatLineageFollows')] : []),
  ];
  if (edges.length === 0) {
    return what.length === 0
      ? explorerMessage('metamodelNoRelationships')
      : explorerMessage('metamodelNoRelationshipsOf', { what: sentences(...what) });
  }
  const names = new Set(edges.map(({ declaration }) => declaration.relationship)).size;
  const pairs = new Set(edges.map((edge) => `${edge.from} ${edge.to}`)).size;
  return explorerMessage('metamodelBetween', {
    relationships: sentences(
      names === 1
        ? explorerMessage('metamodelOneRelationship')
        : explorerMessage('metamodelRelationshipCount', { count: names }),
      ...what,
    ),
    pairs: pairs === 1 ? explorerMessage('metamodelOnePair') : explorerMessage('metamodelPairCount', { count: pairs }),
  });
}

function pathStatus(from: string, to: string, paths: readonly (readonly PathStep[])[]): Message {
  if (from === to) return explorerMessage('metamodelSameEnds');
  const [first] = paths;
  if (first === undefined) return explorerMessage('metamodelNoPath', { from, to });
  const steps =
    first.length === 1
      ? explorerMessage('metamodelOneStep')
      : explorerMessage('metamodelStepCount', { count: first.length });
  return paths.length === 1
    ? explorerMessage('metamodelShortestPath', { from, to, steps })
    : explorerMessage('metamodelShortestPaths', { count: paths.length, from, to, steps });
}
