import { subjects } from './index.ts';
import type { Remember } from './run-generators.ts';
import type { SiteData, SiteFacts } from './site-data.ts';
import type { Keep, Subject } from './subject.ts';

const all: readonly Subject[] = subjects;

/** The facts of each subject for screens. */
export async function siteFacts(data: SiteData, keep: Keep): Promise<SiteFacts> {
  const facts = all.flatMap(({ name, siteFacts: step }) => (step ? [[name, step.run(data, keep)] as const] : []));
  const made = await Promise.all(facts.map(async ([name, result]) => [name, await result] as const));
  // Each subject's own step generated the facts under its name.
  return Object.fromEntries(made) as SiteFacts;
}

/**
 * What islands load in the browser, by the name of the file.
 * @param data all data of the site
 * @param remember can return an earlier result for the same data instead of running a step
 */
export function toolFacts(
  data: SiteData,
  remember: Remember<Readonly<Record<string, object>>>,
): Record<string, object> {
  const steps = all.flatMap((subject) => subject.toolFacts ?? []);
  return Object.assign({}, ...steps.map((step) => remember(step, () => step.run(data))));
}
