import type { Problem } from '#model/problem.ts';
import type { SiteUnderCheck } from '#model/rules/site-under-check.ts';
import { subjects } from './index.ts';
import type { SiteData } from './site-data.ts';
import type { Subject } from './subject.ts';

const all: readonly Subject[] = subjects;

/** Runs the rules of all subjects about the whole site, in the order of the subjects. */
export function checkSite(data: SiteData, site: SiteUnderCheck): Problem[] {
  return all.flatMap(({ rules = [] }) => rules.flatMap(({ check }) => check(data, site)));
}
