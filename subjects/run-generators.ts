import type { Generated } from '#generators/generated.ts';
import { subjects } from './index.ts';
import type { SiteData } from './site-data.ts';
import type { Step, Subject } from './subject.ts';

/** Reads the result of a step from a cache, or runs the step. */
export type Remember<Result> = (step: Step<Result>, run: () => Result) => Result;

const all: readonly Subject[] = subjects;

/**
 * Runs the generators of all subjects. Pages come in the order of the subjects.
 * @param data all data of the site
 * @param remember can return a generator's earlier result for the same data instead of running it
 */
export function runGenerators(data: SiteData, remember: Remember<Generated> = (_, run) => run()): Required<Generated> {
  const steps = all.flatMap(({ generators = [] }) => generators);
  const results = steps.map((step) => remember(step, () => step.run(data)));
  return {
    drafts: results.flatMap(({ drafts }) => drafts),
    problems: results.flatMap(({ problems }) => problems),
    embeddedBlocks: Object.assign({}, ...results.map(({ embeddedBlocks }) => embeddedBlocks)),
    symptomTables: Object.assign({}, ...results.map(({ symptomTables }) => symptomTables)),
    files: Object.assign({}, ...results.map(({ files }) => files)),
  };
}
