import { dataProblem } from '#generators/drafting/data-problem.ts';
import { type InLanguage, inEnglish } from '#model/message.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { Fix } from '#model/text-check.ts';
import { checkRecipe as findProblems } from '#recipes/check-recipe.ts';
import type { RecipeFacts } from '#recipes/facts.ts';

/**
 * Checks a recipe in the content like the recipe studio, for everything that a run would reject. Warnings and advice are left to readers, because
 * samples show one thing at a time and it isn't known where they run.
 * @param yaml the whole recipe
 * @param origin first line of the recipe in its file
 * @param module for the recipes in a connector's file: the plugin that they must be for; they name their sink too
 * @returns the problems, each at its line
 */
export function checkRecipe(yaml: string, facts: RecipeFacts, origin: Origin, module?: string): Problem[] {
  const { problems, source, sink } = inEnglish(findProblems(yaml, facts, 'host'));
  if (module !== undefined && source !== undefined && source !== module) {
    const message = `The recipe belongs to the module ${module}, but its source type is "${source}".`;
    return [dataProblem(origin, 'recipes/source-type', message, `Write type: ${module}.`)];
  }
  const found = problems
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, line, message, fixes: [fix] }) =>
      dataProblem(at(origin, line), `recipes/${rule}`, inQuotes(message), fixOf(rule, fix)),
    );
  const lacksSink = module !== undefined && found.length === 0 && sink === undefined;
  const noSink = () =>
    dataProblem(origin, 'recipes/shape', 'The recipe has no sink.', 'Add sink: with type: datahub-rest and config:.');
  return lacksSink ? [noSink()] : found;
}

const notDescribed =
  'Write the type as its page does. A sample with a type of another package says so with illustrative="…".';

function fixOf(rule: string, fix: InLanguage<Fix> | undefined): string | undefined {
  if (fix !== undefined) return inQuotes(`${fix.label}.`);
  return /^unknown-(source|sink|transformer)$/.test(rule) ? notDescribed : undefined;
}

function at({ file, line }: Origin, inside: number): Origin {
  return line === undefined ? { file } : { file, line: line + inside - 1 };
}

/** Terminals show no markup. */
function inQuotes(text: string): string {
  return text.replaceAll(/`([^`]*)`/g, (_, code: string) => (code.includes('"') ? code : `"${code}"`));
}
