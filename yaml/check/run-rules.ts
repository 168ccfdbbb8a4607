import { inEnglish, sentences } from '#model/message.ts';
import { placeOf, type TextProblem } from '#model/text-check.ts';
import { applyEdits } from '#model/text-edit.ts';
import { readYaml } from '../read-yaml.ts';
import { mostProblems } from './limits.ts';
import type { Finding, Rule, TextContext } from './rule.ts';

/**
 * Finds what rules report about a text.
 * @param isYaml whether the text is YAML, which corrections must not break
 * @returns the problems in the order of the text, with corrections after which the YAML can still be read
 */
export function runRules<Context extends TextContext>(
  rules: readonly Rule<Context>[],
  context: Context,
  isYaml = true,
): TextProblem[] {
  const { text, reading } = context;
  const found = withoutRepeats(rules.flatMap((rule) => problemsOf(rule, context)))
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .slice(0, mostProblems)
    .map((problem) => ({ ...problem, ...placeOf(problem.from, text) }));
  return !isYaml || reading.mistakes.length > 0 ? found : withSafeFixes(found, text);
}

function problemsOf<Context extends TextContext>(
  rule: Rule<Context>,
  context: Context,
): Omit<TextProblem, 'line' | 'column'>[] {
  const { text } = context;
  return rule.find(context).map(({ at, message, more, page, fixes = [] }: Finding) => {
    const from = Math.min(Math.max(0, at.from), text.length);
    return {
      rule: rule.id,
      severity: rule.severity,
      from,
      to: Math.min(Math.max(from, at.to), text.length),
      message,
      explanation: more === undefined ? rule.explanation : sentences(more, rule.explanation),
      page: page ?? rule.page,
      fixes,
    };
  });
}

/** Maximum number of text units to read again when testing corrections. */
const mostTried = 500_000;

/** Leaves out corrections that would break the YAML, as can happen with anchors and explicit keys, and those for which there isn't enough time. */
function withSafeFixes(problems: readonly TextProblem[], text: string): TextProblem[] {
  let left = mostTried;
  return problems.map((problem) => ({
    ...problem,
    fixes: problem.fixes.filter(({ edits }) => {
      left -= text.length;
      if (left < 0) return false;
      const { mistakes, unreadable } = readYaml(applyEdits(text, edits));
      return mistakes.length === 0 && unreadable === undefined;
    }),
  }));
}

/** Problems that an alias repeats are reported once. */
function withoutRepeats<Problem extends Pick<TextProblem, 'from' | 'to' | 'message'>>(
  problems: readonly Problem[],
): Problem[] {
  const seen = new Map(
    problems.map((problem) => [`${problem.from} ${problem.to} ${inEnglish(problem.message)}`, problem]),
  );
  return [...seen.values()];
}
