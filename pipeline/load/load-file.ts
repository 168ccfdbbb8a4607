import type { z } from 'zod';
import type { Loaded } from '#model/loaded.ts';
import type { Problem } from '#model/problem.ts';
import { validateYaml } from '#pipeline/schemas/validate-yaml.ts';
import type { ContentFiles } from './content-files.ts';

/** The state of a file: read, missing, or invalid (its problems are reported, and whatever depends on it can't be checked). */
export type FileState<T> = { state: 'read'; data: Loaded<T> } | { state: 'absent' } | { state: 'wrong' };

/** The result of checking a file's text. */
export interface CheckedFile<T> {
  /** Absent when there is any problem. */
  data?: Loaded<T>;
  problems: Problem[];
}

/** The result of reading a file, kept until its text changes, by the path that problems show; shared between the builds of one process. */
export type FileMemory = Map<string, { text: string; schema: z.ZodType; result: CheckedFile<unknown> }>;

/**
 * Reads one YAML or JSON file that a site may omit.
 * @param content the content folder
 * @param path path below it, for example `redirects.yaml`
 * @param schema what the file must contain
 * @param memory what earlier builds of this process read
 */
export function loadFile<S extends z.ZodType>(
  content: ContentFiles,
  path: string,
  schema: S,
  memory: FileMemory,
): { file: FileState<z.output<S>>; problems: Problem[] } {
  const text = content.read(path);
  if (text === undefined) return { file: { state: 'absent' }, problems: [] };
  const { data, problems } = checkFile(content.file(path), text, schema, memory);
  return { file: data ? { state: 'read', data } : { state: 'wrong' }, problems };
}

/**
 * Checks a text unless an earlier build did.
 * @param file path for problems
 * @param text the whole file
 */
export function checkFile<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  memory: FileMemory,
): CheckedFile<z.output<S>> {
  const known = memory.get(file);
  // A value from the same schema has its type.
  if (known?.text === text && known.schema === schema) return known.result as CheckedFile<z.output<S>>;
  const result = validateYaml(schema, text, file);
  memory.set(file, { text, schema, result });
  return result;
}

/** The content of a file that could be read. */
export function dataOf<T>(file: FileState<T>): Loaded<T> | undefined {
  return file.state === 'read' ? file.data : undefined;
}
