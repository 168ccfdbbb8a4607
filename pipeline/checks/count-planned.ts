import type { SiteModel } from '#subjects/site-model.ts';

/** How many addresses were published before and are not written yet. */
export function countPlanned({ planned }: Pick<SiteModel, 'planned'>): number {
  return planned.length;
}
