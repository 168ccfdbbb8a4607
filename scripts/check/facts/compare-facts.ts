import type { Fact, FactKind } from './fact.ts';

/** A fact that occurs more often in one of two states of a file. */
export interface FactDifference {
  /** `lost` and `new` must be justified. `note` is only shown: the fact still exists, but it occurs more or less often. */
  side: 'lost' | 'new' | 'note';
  /** `sample line` is a line of a sample that has changed, and `sample order` a sample whose lines have only moved. */
  kind: FactKind | 'sample line' | 'sample order';
  value: string;
  /** Lines where the fact occurs: before for `lost`, after for `new` and `note`. */
  lines: number[];
}

/** Kinds that can occur more or less often in a different wording, as long as both states contain them. */
const COUNT_IS_FREE: ReadonlySet<FactKind> = new Set(['name', 'label']);

/**
 * Compares two states of a file as multisets of facts.
 * @returns the differences by line; numbers in words and new anchors are notes
 */
export function compareFacts(before: readonly Fact[], after: readonly Fact[]): FactDifference[] {
  const [lostSamples, newSamples] = [unmatched(before, after, 'sample'), unmatched(after, before, 'sample')];
  const rest = ({ kind }: Fact) => kind !== 'sample';
  return [...compareSamples(lostSamples, newSamples), ...compareCounts(before.filter(rest), after.filter(rest))].sort(
    (one, other) => (one.lines[0] ?? 0) - (other.lines[0] ?? 0),
  );
}

function unmatched(facts: readonly Fact[], others: readonly Fact[], kind: FactKind): Fact[] {
  const left = others.filter((fact) => fact.kind === kind).map(({ value }) => value);
  return facts.filter((fact) => {
    if (fact.kind !== kind) return false;
    const index = left.indexOf(fact.value);
    if (index === -1) return true;
    left.splice(index, 1);
    return false;
  });
}

/** Samples that aren't identical in both states, by their lines. If the lines are the same, their order has changed. */
function compareSamples(lost: readonly Fact[], added: readonly Fact[]): FactDifference[] {
  const lines = (facts: readonly Fact[]) =>
    facts.flatMap(({ value, line }): Fact[] =>
      value
        .split('\n')
        .slice(1)
        .map((text) => ({ kind: 'sample', value: text, line })),
    );
  const differences = [
    ...unmatched(lines(lost), lines(added), 'sample').map(({ value, line }) => difference('lost', value, line)),
    ...unmatched(lines(added), lines(lost), 'sample').map(({ value, line }) => difference('new', value, line)),
  ];
  if (differences.length > 0 || lost.length + added.length === 0) return differences;
  const at = (lost[0] ?? added[0])?.line ?? 1;
  const [language = ''] = (lost[0] ?? added[0])?.value.split('\n') ?? [];
  return [{ side: 'lost', kind: 'sample order', value: language, lines: [at] }];
}

function difference(side: 'lost' | 'new', value: string, line: number): FactDifference {
  return { side, kind: 'sample line', value, lines: [line] };
}

function compareCounts(before: readonly Fact[], after: readonly Fact[]): FactDifference[] {
  const [old, now] = [byValue(before), byValue(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id): FactDifference[] => {
    const [was, is] = [old.get(id) ?? [], now.get(id) ?? []];
    const [fact] = [...was, ...is];
    if (!fact || was.length === is.length) return [];
    const [more, side] = was.length > is.length ? ([was, 'lost'] as const) : ([is, 'new'] as const);
    const surplus = Math.abs(was.length - is.length);
    const isFree =
      (COUNT_IS_FREE.has(fact.kind) && was.length > 0 && is.length > 0) ||
      (fact.kind === 'anchor' && side === 'new') ||
      more.filter(({ inWords }) => inWords).length >= surplus;
    const lines = more.map(({ line }) => line);
    return [{ side: isFree ? 'note' : side, kind: fact.kind, value: countOf(fact, was.length, is.length), lines }];
  });
}

/** The value; if both states contain it, with how often. */
function countOf({ value }: Fact, was: number, is: number): string {
  return was > 0 && is > 0 ? `${value} (${was} → ${is})` : value;
}

function byValue(facts: readonly Fact[]): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const id = `${fact.kind} ${fact.value}`;
    const group = groups.get(id);
    if (group) group.push(fact);
    else groups.set(id, [fact]);
  }
  return groups;
}
