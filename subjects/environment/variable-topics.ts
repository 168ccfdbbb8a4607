import type { VariableTopic } from './schema/shared.ts';

/**
 * Sorts named things into topics.
 * @returns nonempty topics in order, and at the end the things that match no topic
 */
export function byTopic<T extends { name: string }>(
  items: readonly T[],
  topics: readonly VariableTopic[],
): { topic: VariableTopic | undefined; items: T[] }[] {
  const groups = new Map<VariableTopic | undefined, T[]>([...topics, undefined].map((topic) => [topic, []]));
  for (const item of items) {
    groups.get(topics.find(({ names }) => names.some((pattern) => matches(pattern, item.name))))?.push(item);
  }
  return [...groups].map(([topic, list]) => ({ topic, items: list })).filter(({ items: list }) => list.length > 0);
}

function matches(pattern: string, name: string): boolean {
  const [begin = '', end] = pattern.split('*');
  if (end === undefined) return name === pattern;
  return name.length >= begin.length + end.length && name.startsWith(begin) && name.endsWith(end);
}
