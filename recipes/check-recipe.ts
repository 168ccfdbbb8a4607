import { applyEdits } from '#model/text-edit.ts';
import { readYaml } from '#yaml/read-yaml.ts';
import { textOf } from '#yaml/tree.ts';
import { type RuleContext, readContext } from './check/context.ts';
import { meantType } from './check/known-type.ts';
import { mostProblems } from './check/limits.ts';
import type { Finding, Rule } from './check/rule.ts';
import type { RecipeFacts } from './facts.ts';
import { rules } from './rules/all-rules.ts';
import type { RecipeCheck, RecipeProblem, RunPlace } from './types.ts';
import { installCommand } from './write/install.ts';

/**
 * Checks a recipe. Never throws, and takes bounded time for any text: what is too large or too deep to read is one problem.
 * @param place where the job will run, which decides about addresses
 * @returns the problems in the order of the text, and what the recipe needs installed
 */
export function checkRecipe(text: string, facts: RecipeFacts, place: RunPlace): RecipeCheck {
  const context = readContext(text, facts, place);
  const found = withoutRepeats(rules.flatMap((rule) => problemsOf(rule, context)))
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .slice(0, mostProblems)
    .map((problem) => ({ ...problem, ...placeOf(problem.from, text) }));
  const problems = context.reading.mistakes.length > 0 ? found : withSafeFixes(found, text);
  const source = textOf(context.source?.type?.value);
  const sink = textOf(context.sink?.type?.value);
  const isListed = source !== undefined && facts.sources.some(({ type }) => type === source);
  const meant = source === undefined ? undefined : meantType('source', source, facts);
  return {
    problems,
    ...(source !== undefined && { source }),
    ...(sink !== undefined && { sink }),
    ...(isListed && { install: installCommand(source, sink, facts) }),
    ...(meant !== undefined && !Object.hasOwn(facts.loaded, meant) && { missingFacts: meant }),
  };
}

function problemsOf(rule: Rule, context: RuleContext): Omit<RecipeProblem, 'line' | 'column'>[] {
  const { text } = context;
  return rule.find(context).map(({ at, message, more, page, fixes = [] }: Finding) => {
    const from = Math.min(Math.max(0, at.from), text.length);
    return {
      rule: rule.id,
      severity: rule.severity,
      from,
      to: Math.min(Math.max(from, at.to), text.length),
      message,
      explanation: more === undefined ? rule.explanation : `${more} ${rule.explanation}`,
      page: page ?? rule.page,
      fixes,
    };
  });
}

function placeOf(offset: number, text: string): Pick<RecipeProblem, 'line' | 'column'> {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Units of text that are read again to try corrections out. */
const mostTried = 500_000;

/** Leaves out corrections that would break the YAML, as they may with anchors and explicit keys, and those for which there is no time. */
function withSafeFixes(problems: readonly RecipeProblem[], text: string): RecipeProblem[] {
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

/** What an alias repeats is reported once. */
function withoutRepeats<Problem extends Pick<RecipeProblem, 'from' | 'to' | 'message'>>(
  problems: readonly Problem[],
): Problem[] {
  const seen = new Map(problems.map((problem) => [`${problem.from} ${problem.to} ${problem.message}`, problem]));
  return [...seen.values()];
}
