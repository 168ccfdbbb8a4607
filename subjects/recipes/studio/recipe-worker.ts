/** Checks and writes recipes in a worker: no text, however long or hostile, stops the page, and anything that takes too long can be stopped. */

import type { Message } from '#model/message.ts';
import type { TextExplanation } from '#model/text-check.ts';
import { checkRecipe } from '#recipes/check-recipe.ts';
import { completeAt } from '#recipes/complete-at.ts';
import { explainAt } from '#recipes/explain-at.ts';
import { type RecipeBase, type RecipeFacts, type SourceFacts, sourceFactsName } from '#recipes/facts.ts';
import { type RecipePattern, recipePatterns } from '#recipes/patterns/recipe-patterns.ts';
import { type NameVerdict, type PatternRemark, remarksOn, tryNames } from '#recipes/patterns/try-name.ts';
import type { Completion, RecipeCheck, RecipeChoices, RunPlace, Snippet } from '#recipes/types.ts';
import { installLine, runCommand, scheduleSnippet, uiSteps, writeRecipe } from '#recipes/write-recipe.ts';
import { fetchFacts } from '#site/worker-client/fetch-facts.ts';
import type { Job, WorkerQuestion, WorkerReply } from '#site/worker-client/jobs.ts';

/** What each kind of question needs. */
export interface RecipeJobs {
  write: { choices: RecipeChoices };
  check: { text: string; place: RunPlace };
  complete: { text: string; offset: number };
  explain: { text: string; offset: number };
  /** Tests names, one per line, against an option's lists; without an option, returns the available ones. */
  match: { text: string; option: string; names: readonly string[] };
}

export type RecipeJobKind = keyof RecipeJobs;
export type RecipeJob<K extends RecipeJobKind = RecipeJobKind> = Job<RecipeJobs, K>;

/** Everything that readers need to run what they chose. */
export interface WrittenRecipe {
  recipe: string;
  /** The parts besides the recipe, in the order in which they are needed. */
  snippets: readonly Snippet[];
  /** What to click in the user interface. */
  steps: readonly Message[];
  /** What the checker says about the recipe. */
  check: RecipeCheck;
}

export interface RecipeAnswers {
  write: WrittenRecipe;
  check: RecipeCheck;
  complete: readonly Completion[];
  explain: TextExplanation | undefined;
  match: MatchedNames;
}

/** What the pattern options of a recipe do. */
export interface MatchedNames {
  patterns: readonly RecipePattern[];
  /** Of the option that was asked for. */
  verdicts: readonly NameVerdict[];
  remarks: readonly PatternRemark[];
}

let base: Promise<RecipeBase> | undefined;
const loaded = new Map<string, SourceFacts>();

addEventListener('message', ({ data: { id, folder, job } }: MessageEvent<WorkerQuestion<RecipeJobs>>) => {
  const reply = (message: WorkerReply<RecipeAnswers>) => postMessage(message);
  const source = async (type: string) => {
    if (loaded.has(type)) return;
    reply({ id, phase: 'loading' });
    loaded.set(type, await fetchFacts<SourceFacts>(folder, sourceFactsName(type)));
    reply({ id, phase: 'working' });
  };
  answer(job, folder, source, () => reply({ id, phase: 'working' })).then(
    (found) => reply({ id, answer: found }),
    (error: unknown) => reply({ id, failure: String(error) }),
  );
});

async function answer(
  job: RecipeJob,
  folder: string,
  loadSource: (type: string) => Promise<void>,
  begin: () => void,
): Promise<RecipeAnswers[RecipeJobKind]> {
  base ??= fetchFacts<RecipeBase>(folder, 'recipes');
  const known = await base.catch((error: unknown) => {
    // A failed attempt might work the next time.
    base = undefined;
    throw error;
  });
  begin();
  const facts = (): RecipeFacts => ({ ...known, loaded: Object.fromEntries(loaded) });
  switch (job.kind) {
    case 'complete':
      return completeAt(job.text, job.offset, facts());
    case 'explain':
      return explainAt(job.text, job.offset, facts());
    case 'check':
      return check(job.text, job.place);
    case 'write':
      return write(job.choices);
    case 'match':
      return match(job);
  }

  async function check(text: string, place: RunPlace): Promise<RecipeCheck> {
    const first = checkRecipe(text, facts(), place);
    if (first.missingFacts === undefined) return first;
    await loadSource(first.missingFacts);
    return checkRecipe(text, facts(), place);
  }

  async function match({ text, option, names }: RecipeJob<'match'>): Promise<MatchedNames> {
    const { missingFacts } = checkRecipe(text, facts(), 'host');
    if (missingFacts !== undefined) await loadSource(missingFacts);
    const patterns = recipePatterns(text, facts());
    const pattern = patterns.find((each) => each.option === option);
    return {
      patterns,
      verdicts: pattern === undefined ? [] : tryNames(names, pattern),
      remarks: pattern === undefined ? [] : remarksOn(pattern),
    };
  }

  async function write(choices: RecipeChoices): Promise<WrittenRecipe> {
    await loadSource(choices.source);
    const recipe = writeRecipe(choices, facts());
    return {
      recipe,
      snippets: [installLine(choices, facts()), runCommand(choices, facts()), scheduleSnippet(choices, facts())].filter(
        (snippet) => snippet !== undefined,
      ),
      steps: uiSteps(choices, facts()),
      check: checkRecipe(recipe, facts(), choices.place),
    };
  }
}
