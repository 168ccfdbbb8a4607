import type { PlannerEntry } from './planner.ts';

/** The versions of an entry, linked to their notes if there are any. */
export function EntryLink({ entry: { name, href } }: { entry: PlannerEntry }) {
  return href === undefined ? name : <a href={href}>{name}</a>;
}
