import { seededRandom } from '#search/evaluation/random.ts';

/** Something that can be drawn, with the group that it is drawn from. */
interface Grouped {
  group: string;
}

/**
 * Draws from all groups without replacement. A group's share grows with the square root of its size, so that large groups don't hide small
 * ones; every group that isn't empty has at least one entry if there are enough places.
 * @param items in a fixed order; the result depends on it
 * @param count how many to draw
 * @param seed any text; the same items and seed result in the same draw
 * @returns the entries in the order of `items`; all of them if there are fewer than `count`
 */
export function drawFromGroups<Item extends Grouped>(items: readonly Item[], count: number, seed: string): Item[] {
  const next = seededRandom(seed);
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.group);
    if (group) group.push(item);
    else groups.set(item.group, [item]);
  }
  const lines = [...groups.values()].map((members) => ({
    members: shuffle(members, next),
    weight: Math.sqrt(members.length),
    drawn: 0,
  }));
  const drawn = new Set<Item>();
  while (drawn.size < Math.min(count, items.length)) {
    // The group that is furthest behind its share is next (Sainte-Laguë).
    const open = lines.filter(({ members, drawn: taken }) => taken < members.length);
    const line = open.reduce((best, each) => (share(each) > share(best) ? each : best));
    const item = line.members[line.drawn];
    line.drawn += 1;
    if (item) drawn.add(item);
  }
  return items.filter((item) => drawn.has(item));
}

function share({ weight, drawn }: { weight: number; drawn: number }): number {
  // A group without a draw comes before all groups with one.
  return drawn === 0 ? Number.MAX_SAFE_INTEGER + weight : weight / (2 * drawn + 1);
}

/** Fisher–Yates. */
function shuffle<Item>(items: readonly Item[], next: () => number): Item[] {
  const list = [...items];
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [list[index], list[other]] = [list[other] as Item, list[index] as Item];
  }
  return list;
}
