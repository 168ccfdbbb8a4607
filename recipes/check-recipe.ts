import { runRules } from '#yaml/check/run-rules.ts';
import { textOf } from '#yaml/tree.ts';
import { readContext } from './check/context.ts';
import { meantType } from './check/known-type.ts';
import type { RecipeFacts } from './facts.ts';
import { rules } from './rules/all-rules.ts';
import type { RecipeCheck, RunPlace } from './types.ts';
import { installCommand } from './write/install.ts';

/**
 * Checks a recipe. Never throws, and takes bounded time for any text: what is too large or too deep to read is one problem.
 * @param place where the job will run, which determines the valid addresses
 * @returns the problems in the order of the text, and what the recipe needs installed
 */
export function checkRecipe(text: string, facts: RecipeFacts, place: RunPlace): RecipeCheck {
  const context = readContext(text, facts, place);
  const problems = runRules(rules, context);
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
