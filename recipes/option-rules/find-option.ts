import type { RecipeOption } from '../facts.ts';

/**
 * The option at a path, if it is described.
 * @param path below `config`; keys and indexes may stand for `*`
 */
export function findOption(options: readonly RecipeOption[], path: string): RecipeOption | undefined {
  const keys = path.split('.');
  return options.reduce<RecipeOption | undefined>((found, option) => {
    if (found !== undefined) return found;
    const own = option.path.split('.');
    const isOnTheWay = own.every((key, index) => index < keys.length && (key === '*' || key === keys[index]));
    if (!isOnTheWay) return undefined;
    return own.length === keys.length ? option : findOption(option.children ?? [], path);
  }, undefined);
}
