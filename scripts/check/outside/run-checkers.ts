import type { CheckedSite } from './checked-site.ts';
import type { OutsideChecker } from './checker.ts';
import { readExplanations } from './explanations.ts';
import { reportOutcome } from './report-outcome.ts';

/**
 * Runs checkers one after another, because each keeps a processor busy, and prints one line for each, followed by what it found.
 * @returns whether no finding is left that isn't explained
 */
export async function runCheckers(site: CheckedSite, checkers: readonly OutsideChecker[]): Promise<boolean> {
  const explanations = readExplanations(site.root);
  let passed = true;
  for (const { name, run } of checkers) {
    const since = performance.now();
    const outcome = await run(site);
    const own = explanations.filter(({ checker }) => checker === name);
    const seconds = (performance.now() - since) / 1000;
    const report = reportOutcome(name, outcome, own, { isComplete: site.isExhaustive, seconds });
    for (const line of report.lines) console.log(line);
    passed &&= report.passed;
  }
  return passed;
}
