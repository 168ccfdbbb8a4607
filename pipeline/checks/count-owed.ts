import type { SiteModel } from '#subjects/site-model.ts';

/** How many addresses were published before and are not written yet. */
export function countOwed({ owed }: Pick<SiteModel, 'owed'>): number {
  return owed.length;
}
