import type { Loaded } from '#model/loaded.ts';
import { parseYaml, type YamlSource } from './parse-yaml.ts';

/**
 * Positions in a file whose values are already known. The file is only parsed when a position is needed, which is rare once
 * nothing in the file changes.
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
