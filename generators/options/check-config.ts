import type { OptionType, ScalarName } from '#model/option-type.ts';
import type { Origin, Problem } from '#model/problem.ts';
import { dataProblem, didYouMean } from '../drafting/data-problem.ts';
import type { ResolvedOption } from './resolve-options.ts';

/** A text that holds an environment variable: `${NAME}`, `${NAME:-default}`, or `$NAME` at its beginning. */
export const variablePattern = /\$\{[^}]+\}|^\$\w/;

type Path = readonly (string | number)[];
type Place = (path: Path) => Origin;

/**
 * Checks the keys and values of a map in a recipe against the options that may stand there.
 * @param config e.g. what stands below `source.config`
 * @param place where a value stands, by its path below the config
 */
export function checkConfig(config: unknown, options: readonly ResolvedOption[], place: Place): Problem[] {
  return checkMap(config, { options, extraKeys: false }, [], place);
}

/** The options that may stand in a map, and whether others may too. */
interface Accepted {
  options: readonly ResolvedOption[];
  extraKeys: boolean;
}

function checkMap(config: unknown, { options, extraKeys }: Accepted, path: Path, place: Place): Problem[] {
  if (!isRecord(config)) return [wrongValue(path, 'a map of options', place)];
  const byName = new Map(options.map((option) => [option.option.name, option]));
  const missing = options.filter(({ option }) => option.required && config[option.name] === undefined);
  return [
    ...missing.map((option) =>
      dataProblem(
        place(path),
        'recipes/missing-option',
        `The recipe lacks the required option "${option.path}".`,
        `Add ${option.option.name}: with a realistic value.`,
      ),
    ),
    ...Object.entries(config).flatMap(([name, value]) => {
      const option = byName.get(name);
      const here = [...path, name];
      if (option !== undefined) return checkValue(value, option.type, option, here, place);
      if (extraKeys) return [];
      const fix = didYouMean(name, byName.keys(), 'Remove it, or describe it among the options of the module.');
      return [dataProblem(place(here), 'recipes/unknown-option', `There is no option "${dotted(here)}".`, fix)];
    }),
  ];
}

function checkValue(value: unknown, type: OptionType, option: ResolvedOption, path: Path, place: Place): Problem[] {
  if (value === null || type.kind === 'any' || isVariable(value)) return [];
  if (type.kind === 'union') {
    const results = type.of.map((member) => checkValue(value, member, option, path, place));
    return results.some((problems) => problems.length === 0) ? [] : (results[0] ?? []);
  }
  if (type.kind === 'list') {
    if (!Array.isArray(value)) return [wrongValue(path, 'a list', place)];
    return value.flatMap((item, index) => checkValue(item, type.of, option, [...path, index], place));
  }
  if (type.kind === 'map') {
    if (!isRecord(value)) return [wrongValue(path, 'a map', place)];
    return Object.entries(value).flatMap(([key, item]) => checkValue(item, type.of, option, [...path, key], place));
  }
  if (type.kind === 'scalar' && option.allowed.length === 0) {
    return scalarTests[type.name](value) ? [] : [wrongValue(path, scalarNames[type.name], place)];
  }
  if (option.allowed.length > 0) return checkAllowed(value, option, path, place);
  if (option.children.length > 0) return checkMap(value, { ...option, options: option.children }, path, place);
  return isRecord(value) ? [] : [wrongValue(path, 'a map', place)];
}

function checkAllowed(value: unknown, { allowed }: ResolvedOption, path: Path, place: Place): Problem[] {
  const values = allowed.map((entry) => String(entry.value));
  if (values.includes(String(value))) return [];
  const message = `The option "${dotted(path)}" does not accept "${String(value)}".`;
  return [
    dataProblem(
      place(path),
      'recipes/value',
      message,
      didYouMean(String(value), values, `Use one of ${values.join(', ')}.`),
    ),
  ];
}

const text = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const scalarTests: Readonly<Record<ScalarName, (value: unknown) => boolean>> = {
  string: text,
  secret: text,
  path: text,
  url: text,
  duration: text,
  datetime: (value) => value instanceof Date || typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
};
const scalarNames: Readonly<Record<ScalarName, string>> = {
  string: 'a string',
  secret: 'a string',
  path: 'a path',
  url: 'a URL',
  duration: 'a duration',
  datetime: 'a date with time',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

/** `${NAME}` is filled in from the environment when the recipe is read, also within a text. */
function isVariable(value: unknown): boolean {
  return typeof value === 'string' && variablePattern.test(value);
}

function wrongValue(path: Path, expected: string, place: Place): Problem {
  return dataProblem(place(path), 'recipes/value', `The option "${dotted(path)}" must be ${expected}.`);
}

/** Path below the config, as the option reference writes it. */
function dotted(path: Path): string {
  return path.join('.') || 'config';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
