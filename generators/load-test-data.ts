import { readdirSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import type { Loaded } from '#model/loaded.ts';
import { type DataKind, dataKinds, type SiteData } from '#model/site-data.ts';

/**
 * Reads data for tests, without the pipeline: every YAML file of every kind and the SDL files below a folder like content/.
 * Throws when a file does not fit its schema.
 * @param only kinds to read; all others are empty then, and nothing is read of the GraphQL schema
 */
export function loadTestData(contentDir: string, only?: readonly DataKind[]): SiteData {
  const kinds = Object.entries(dataKinds).map(([kind, place]) => {
    if (only && !only.includes(kind as DataKind)) return [kind, []];
    const folder = 'folder' in place ? place.folder : '.';
    const names = filesIn(`${contentDir}/${folder}`, '.yaml', 'depth' in place).filter(
      (name) => !('file' in place) || name === place.file,
    );
    const read = (name: string) => loadFile(`${contentDir}/${folder}/${name}`, (value) => place.schema.parse(value));
    return [kind, names.map(read)];
  });
  const schemas = only ? [] : filesIn(`${contentDir}/graphql`, '.graphql');
  const graphqlSchema = schemas.map((name) => {
    const file = `${contentDir}/graphql/${name}`;
    return { file, text: readFileSync(file, 'utf8') };
  });
  return { ...(Object.fromEntries(kinds) as Record<DataKind, never[]>), graphqlSchema };
}

/** Data of a site that has no data files; tests add what they are about. */
export const noData: SiteData = {
  ...(Object.fromEntries(Object.keys(dataKinds).map((kind) => [kind, []])) as unknown as Record<DataKind, never[]>),
  graphqlSchema: [],
};

/** Wraps a value as if it had been read from a file; every origin is the file's first line. */
export function asLoaded<T>(value: T, file = 'content/example.yaml'): Loaded<T> {
  return { value, file, origin: () => ({ file, line: 1 }) };
}

function loadFile(file: string, parse: (value: unknown) => unknown): Loaded<unknown> {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw error;
  try {
    return {
      value: parse(document.toJS()),
      file,
      origin: (path) => {
        const node: unknown = document.getIn(path, true);
        const offset = typeof node === 'object' && node !== null && 'range' in node ? (node.range as number[])[0] : 0;
        return { file, line: lines.linePos(offset ?? 0).line };
      },
    };
  } catch (error) {
    throw new Error(`${file} does not fit its schema`, { cause: error });
  }
}

function filesIn(folder: string, ending: string, recursive = false): string[] {
  try {
    return readdirSync(folder, { recursive, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
