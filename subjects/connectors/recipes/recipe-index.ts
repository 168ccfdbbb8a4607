import type { Loaded } from '#model/loaded.ts';
import type { Problem } from '#model/problem.ts';
import type { ConnectorData } from '../data.ts';
import { indexTypes, type ResolvedOption, resolveGroup, resolveOptions } from '../options/resolve-options.ts';
import { type ResolvedRule, type RuleOwner, resolveRules } from '../options/resolve-rules.ts';

/** The shared type whose options are the top-level keys of a recipe. */
export const recipeType = 'PipelineConfig';

/** The three kinds of parts that a recipe names by `type`. */
export type PluginKind = 'source' | 'sink' | 'transformer';

/** A source, sink, or transformer that a recipe can refer to. */
export interface Plugin {
  /** As a sentence or a title, for editors. */
  summary: string;
  options: readonly ResolvedOption[];
  rules: readonly ResolvedRule[];
}

/** Everything that is allowed in a recipe, by `type`. */
export interface RecipeIndex {
  plugins: Readonly<Record<PluginKind, ReadonlyMap<string, Plugin>>>;
  /** Top-level keys with the keys below them. */
  keys: readonly ResolvedOption[];
}

/** Resolves the options of all plugins; problems of connectors are left to their own generator. */
export function indexRecipes(data: ConnectorData): { index: RecipeIndex; problems: Problem[] } {
  const shared = indexTypes(data.sharedTypes);
  const problems: Problem[] = [];
  const pluginsOf = (files: readonly Loaded<RuleOwner & { type: string; summary: string }>[]) =>
    new Map(
      files.map(({ value, origin }) => {
        const resolved = resolveOptions(value, origin, shared);
        problems.push(...resolved.problems);
        const rules = resolveRules(value, origin, resolved.options, shared);
        return [value.type, { summary: value.summary, options: resolved.options, rules }];
      }),
    );
  const sources = data.connectors.flatMap(({ value, origin }) =>
    value.modules.map((module, index): [string, Plugin] => {
      const at = (path: readonly (string | number)[]) => origin(['modules', index, ...path]);
      const { options } = resolveOptions(module, at, shared);
      return [module.plugin, { summary: value.description, options, rules: resolveRules(module, at, options, shared) }];
    }),
  );
  const keys = shared.get(recipeType);
  return {
    index: {
      plugins: {
        source: new Map(sources),
        sink: pluginsOf(data.sinks),
        transformer: pluginsOf(data.transformers),
      },
      keys: keys === undefined ? [] : resolveGroup(keys, '', shared),
    },
    problems,
  };
}
