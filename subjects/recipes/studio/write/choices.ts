import type { Message } from '#model/message.ts';
import type { RecipeChoices, RunPlace, Schedule } from '#recipes/types.ts';
import { fieldValue } from '../field-values.ts';
import { studioMessage } from '../messages.ts';
import type { OptionField } from '../option-fields.ts';

/** What starts a job, depending on where it runs. The user interface has a built-in schedule. */
export const scheduleKinds: Readonly<Record<RunPlace, readonly Schedule['kind'][]>> = {
  host: ['none', 'cron', 'airflow'],
  container: ['none', 'cron', 'airflow'],
  kubernetes: ['none', 'kubernetes', 'airflow'],
  ui: ['none', 'cron'],
  scheduler: ['airflow', 'cron', 'kubernetes'],
};

/** The valid values, and the paths of options that need attention. */
export interface TakenEntries {
  values: RecipeChoices['values'];
  /** Required, and without a value. */
  open: readonly string[];
  /** Rejected entries. */
  refused: readonly string[];
  /** Unchanged from the usual recipe. */
  examples: readonly string[];
}

/**
 * @param entered the form's values by path
 * @param starter its initial values
 */
export function takeEntries(
  fields: readonly OptionField[],
  entered: Readonly<Record<string, string>>,
  starter: Readonly<Record<string, string>>,
): TakenEntries {
  const values: Record<string, string> = {};
  const open: string[] = [];
  const refused: string[] = [];
  const examples: string[] = [];
  for (const field of fields) {
    const { path } = field.option;
    const taken = fieldValue(field, entered[path] ?? '');
    if (taken === undefined) {
      if (field.required) open.push(path);
    } else if ('value' in taken) {
      values[path] = taken.value;
      if (field.control !== 'switch' && field.control !== 'secret' && entered[path] === starter[path])
        examples.push(path);
    } else refused.push(path);
  }
  return { values, open, refused, examples };
}

/** The error in a metadata service address; undefined if it is valid or missing. */
export function serverProblem(entered: string): Message | undefined {
  const address = entered.trim();
  if (address === '' || /^\$\{\w+\}$/.test(address)) return undefined;
  if (!/^https?:\/\//i.test(address)) return studioMessage('recipeAddressBeginsHttpHttps');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || /\s/.test(address)) return studioMessage('recipeNoAddressWriteLikeHttp');
  if (url.username !== '' || url.password !== '') return studioMessage('recipeLeaveUserPasswordOutRecipes');
  return undefined;
}

/** The error in a schedule's time; undefined if it is valid. */
export function scheduleProblem({ kind, expression }: Schedule): Message | undefined {
  if (kind === 'none') return undefined;
  const fields = expression.trim().split(/\s+/);
  const count = fields.length;
  if (count === 1) return studioMessage('recipeWriteFiveFieldsThere1');
  if (count !== 5) return studioMessage('recipeWriteFiveFieldsThereEvery', { count });
  const odd = fields.find((field) => !/^[\d*,/A-Za-z-]+$/.test(field));
  const start = odd?.slice(0, 20);
  return start === undefined ? undefined : studioMessage('recipeNoFieldTheyHoldDigits', { start });
}
