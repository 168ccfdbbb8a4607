import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { checkRecipe } from '#recipes/check-recipe.ts';
import { brokenRules } from '#recipes/option-rules/broken-rule.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { readYaml } from '#yaml/read-yaml.ts';
import { recipeFacts } from '../recipes/recipe-facts.ts';
import { indexRecipes, type PluginKind } from '../recipes/recipe-index.ts';
import { recipeSchemas, schemaPath } from '../recipes/recipe-schemas.ts';
import { type ResolvedRule, recipeRules } from './resolve-rules.ts';
import { ruleCase } from './rule-case.ts';

const data = loadTestData('content');
const facts = recipeFacts(data);
const { index } = indexRecipes(data);
const kinds: readonly PluginKind[] = ['source', 'sink', 'transformer'];
const plugins = kinds.flatMap((kind) => [...index.plugins[kind]].map(([type, plugin]) => ({ kind, type, plugin })));

const schemas = recipeSchemas(index);
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

const configNode = (config: unknown) => {
  const { root } = readYaml(stringify(config, { version: '1.1' }));
  if (root === undefined) throw new Error('no config');
  return root;
};

const optionsOf = (kind: PluginKind, type: string) =>
  (kind === 'source'
    ? facts.loaded[type]
    : (kind === 'sink' ? facts.sinks : facts.transformers).find((plugin) => plugin.type === type)
  )?.options ?? [];

it.each(plugins)(
  'the rules of the $kind $type distinguish valid from invalid configurations',
  ({ kind, type, plugin }) => {
    const accepts = ajv.compile({ ...schemas[schemaPath(kind, type)] });
    const rules = recipeRules(plugin.rules, plugin.options);
    for (const [index, rule] of rules.entries()) {
      const resolved = plugin.rules[index] as ResolvedRule;
      const at = `${rule.kind} ${rule.options.map(({ option }) => option).join(', ')} at ${resolved.origin.file}:${resolved.origin.line}`;
      const passing = ruleCase(resolved, 'passes', optionsOf(kind, type));
      const failing = ruleCase(resolved, 'fails', optionsOf(kind, type));
      expect([at, brokenRules(configNode(passing), [rule]).length]).toEqual([at, 0]);
      expect([at, brokenRules(configNode(failing), [rule]).length]).toEqual([at, 1]);
      const isOwn = kind === 'source' && !resolved.origin.file.includes('/shared/') && rule.within === '';
      const text = stringify({ source: { type, config: passing }, sink: { type: 'console' } }, { version: '1.1' });
      const problems = isOwn ? checkRecipe(text, facts, 'ui').problems : [];
      // Cases write to the console, which can't read from DataHub.
      const errors = problems.filter(({ rule: id, severity }) => severity === 'error' && !id.endsWith('-connection'));
      expect([at, errors.map(({ message }) => message)]).toEqual([at, []]);
      if (rule.severity === 'error') expect([at, accepts(failing)]).toEqual([at, false]);
      if (isOwn) expect([at, accepts(passing), accepts.errors]).toEqual([at, true, null]);
    }
  },
);
