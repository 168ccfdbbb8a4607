import type { SiteModel } from '#subjects/site-model.ts';

/** Number of addresses that were published earlier but aren't written yet. */
export function countPlanned({ planned }: Pick<SiteModel, 'planned'>): number {
  return planned.length;
}
