import { parse } from 'yaml';
import type { RecipeOption } from '#recipes/facts.ts';
import { exampleValue } from '#recipes/write/example-value.ts';
import type { ResolvedRule } from './resolve-rules.ts';

type Config = Readonly<Record<string, unknown>>;

/**
 * The whole config of a case of a rule: its options in their group, and what the plugin and the groups on the way require.
 * @param options of the plugin
 */
export function ruleCase(
  { rule, within }: ResolvedRule,
  outcome: 'passes' | 'fails',
  options: readonly RecipeOption[],
): Config {
  return placed(within === '' ? [] : within.split('.'), rule[outcome], options);
}

function placed(keys: readonly string[], value: Config, options: readonly RecipeOption[]): Config {
  const [key, ...rest] = keys;
  if (key === undefined) return withRequired(value, options);
  const option = options.find(({ name }) => name === key);
  const isName = rest.findIndex((name) => name !== '*');
  const stars = isName === -1 ? rest.length : isName;
  const inside = placed(rest.slice(stars), value, option?.children ?? []);
  const isList = /^list<|\| list</.test(option?.type ?? '');
  const filled = rest.slice(0, stars).reduceRight<unknown>((each) => (isList ? [each] : { example: each }), inside);
  return withRequired({ [key]: filled }, options);
}

function withRequired(config: Config, options: readonly RecipeOption[]): Config {
  const missing = options.filter(({ name, required }) => required && !Object.hasOwn(config, name));
  const examples = missing.map((option) => [option.name, parse(exampleValue(option, 'example')) as unknown]);
  return { ...Object.fromEntries(examples), ...config };
}
