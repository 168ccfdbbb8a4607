import type { Finding, Outcome } from './checker.ts';
import { type Explanation, explain } from './explanations.ts';

/** Maximum number of places to show for a message that a checker repeats. */
const SHOWN_PLACES = 3;

function* describe(findings: readonly Finding[]): Generator<string> {
  const places = new Map<string, string[]>();
  for (const { rule, message, where } of findings) {
    const text = `${rule}: ${message}`;
    places.set(text, [...(places.get(text) ?? []), where]);
  }
  for (const [text, all] of places) {
    const rest = all.length > SHOWN_PLACES ? ` and ${all.length - SHOWN_PLACES} more` : '';
    yield `  ${text}\n    ${all.slice(0, SHOWN_PLACES).join('\n    ')}${rest}`;
  }
}

/**
 * Words for what a checker found.
 * @param explanations those of this checker
 * @param isComplete whether the checker saw everything; only then can an explanation turn out to be outdated
 * @returns whether nothing is left to explain, and the lines to print: first one with version, inputs, and counts
 */
export function reportOutcome(
  name: string,
  outcome: Outcome,
  explanations: readonly Explanation[],
  { isComplete, seconds }: { isComplete: boolean; seconds: number },
): { passed: boolean; lines: string[] } {
  if ('skipped' in outcome) return { passed: true, lines: [`${name}: skipped. ${outcome.skipped}`] };
  const { open, explained, unused } = explain(outcome.findings, explanations);
  const outdated = isComplete ? unused : [];
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  const counts = `${counted(outcome.inputs, 'input')}, ${counted(open.length, 'finding')}, explained: ${explained}`;
  return {
    passed: open.length === 0 && outdated.length === 0,
    lines: [
      `${name} ${outcome.version}: ${counts} (${seconds.toFixed(1)} s)`,
      ...(outcome.unchecked === undefined ? [] : [`  ${outcome.unchecked}`]),
      ...describe(open),
      ...outdated.map(
        ({ rule, reason }) =>
          `  The explanation of "${rule}" doesn't match any finding. Remove it from explained.yaml: ${reason}`,
      ),
    ],
  };
}
