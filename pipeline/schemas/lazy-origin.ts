import type { Loaded } from '#model/loaded.ts';
import { parseYaml, type YamlSource } from './parse-yaml.ts';

/**
 * The way back to the lines of a file whose values are known already: the file is read only when somebody asks, which is seldom once nothing
 * in it changed.
 * @param text the whole file
 * @param file path for problems
 */
export function lazyOrigin(text: string, file: string): Loaded<unknown>['origin'] {
  let source: YamlSource | undefined;
  return (path) => {
    source ??= parseYaml(text, file).source;
    return source.origin(path);
  };
}
