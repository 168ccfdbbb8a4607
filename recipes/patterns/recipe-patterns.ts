import { readYaml } from '#yaml/read-yaml.ts';
import { textOf, valueAt, type YamlNode } from '#yaml/tree.ts';
import type { PatternTarget, RecipeFacts, RecipeOption } from '../facts.ts';
import type { AllowDeny } from './try-name.ts';

/** A pattern option of the source of a recipe, with the lists that apply. */
export interface RecipePattern extends AllowDeny {
  /** Path below `config`. */
  option: string;
  /** The recipe sets it; otherwise the default applies. */
  isSet: boolean;
  /** What the connector matches against it; missing if unknown. */
  target?: PatternTarget;
}

/** The pattern options of the source of a recipe, those that the recipe sets first. */
export function recipePatterns(recipe: string, facts: RecipeFacts): RecipePattern[] {
  const { root } = readYaml(recipe);
  const type = textOf(valueAt(root, 'source', 'type')) ?? '';
  const source = Object.hasOwn(facts.loaded, type) ? facts.loaded[type] : undefined;
  const config = valueAt(root, 'source', 'config');
  const found = patternOptions(source?.options ?? []).map((option): RecipePattern => {
    const node = valueAt(config, ...option.path.split('.'));
    const target = source?.patterns.find((each) => each.option === option.path);
    const other = node === undefined ? valueAt(config, ...(target?.fallback ?? '').split('.')) : undefined;
    return {
      option: option.path,
      isSet: node !== undefined,
      ...listsOf(node ?? other, option.default),
      ...(target && { target }),
    };
  });
  return found.toSorted((a, b) => Number(b.isSet) - Number(a.isSet));
}

/** All options that are an allow and a deny list. */
export function patternOptions(options: readonly RecipeOption[]): RecipeOption[] {
  return options.flatMap((option) =>
    option.type === 'AllowDenyPattern' && option.deprecated === undefined
      ? [option]
      : patternOptions((option.children ?? []).filter(({ path }) => !path.includes('*'))),
  );
}

/** A recipe that sets an option replaces its entire default. */
function listsOf(node: YamlNode | undefined, usual: unknown): AllowDeny {
  if (node === undefined) {
    const { allow = ['.*'], deny = [] } = (usual ?? {}) as { allow?: string[]; deny?: string[] };
    return { allow, deny, ignoreCase: true };
  }
  const isOff = valueAt(node, 'ignoreCase');
  return {
    allow: textsOf(valueAt(node, 'allow')) ?? ['.*'],
    deny: textsOf(valueAt(node, 'deny')) ?? [],
    ignoreCase: !(
      isOff?.kind === 'scalar' &&
      (isOff.value === false || /^(false|no|off|0)$/i.test(String(isOff.value)))
    ),
  };
}

function textsOf(node: YamlNode | undefined): string[] | undefined {
  if (node?.kind !== 'list') return undefined;
  return node.items.flatMap((item) => (item.kind === 'scalar' ? [item.source] : []));
}
