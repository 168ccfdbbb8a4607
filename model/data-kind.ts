import type { z } from 'zod';
import type { Loaded } from './loaded.ts';

/** The text of a content file that isn't YAML. */
export interface LoadedText {
  /** Path relative to the repository, for example `content/graphql/search.graphql`. */
  file: string;
  text: string;
}

/**
 * Files of one kind below content/: the YAML files of a folder (with `depth: 'tree'`, also those of its subfolders) or one file, with the schema of
 * a file; or the files of a folder with another ending, as text.
 */
export type DataKind =
  | { folder: string; depth?: 'tree'; schema: z.ZodType }
  | { file: string; schema: z.ZodType }
  | { folder: string; ending: string };
export type DataKinds = Readonly<Record<string, DataKind>>;

/** The checked files of each kind, in the order of their names. */
export type DataOf<K extends DataKinds> = {
  readonly [N in keyof K]: K[N] extends { schema: infer S extends z.ZodType }
    ? readonly Loaded<z.infer<S>>[]
    : readonly LoadedText[];
};
