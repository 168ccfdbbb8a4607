import type { z } from 'zod';
import type { Loaded } from '#model/loaded.ts';
import type { Problem } from '#model/problem.ts';
import { type ExampleAt, validateYaml } from '#pipeline/schemas/validate-yaml.ts';
import type { ContentFiles } from './content-files.ts';

/** What became of a file: read, not there, or wrong (its problems are reported, and what rests on it can't be checked). */
export type FileState<T> = { state: 'read'; data: Loaded<T> } | { state: 'absent' } | { state: 'wrong' };

/**
 * Reads one YAML or JSON file that a site may leave out.
 * @param content the content folder
 * @param path path below it, e.g. `redirects.yaml`
 * @param schema what the file must hold
 * @param exampleAt examples that problems show
 */
export function loadFile<S extends z.ZodType>(
  content: ContentFiles,
  path: string,
  schema: S,
  exampleAt?: ExampleAt,
): { file: FileState<z.output<S>>; problems: Problem[] } {
  const text = content.read(path);
  if (text === undefined) return { file: { state: 'absent' }, problems: [] };
  const { data, problems } = validateYaml(schema, text, content.file(path), exampleAt);
  return { file: data ? { state: 'read', data } : { state: 'wrong' }, problems };
}

/** The content of a file that could be read. */
export function dataOf<T>(file: FileState<T>): Loaded<T> | undefined {
  return file.state === 'read' ? file.data : undefined;
}
