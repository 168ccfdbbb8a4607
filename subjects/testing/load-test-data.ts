import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import type { DataKind } from '#model/data-kind.ts';
import type { Loaded } from '#model/loaded.ts';
import { dataKinds, type SiteData } from '../site-data.ts';

/** What was read, by folder and kind. Two dozen test files of one process read all data, which took a fifth of the time of the unit tests. */
const kept = new Map<string, unknown>();

/**
 * Reads data for tests, without the pipeline: all files of every kind below a folder like content/. Throws if a file doesn't fit its schema. Each kind
 * is read once in a process, so tests must not change what they get.
 * @param only kinds to read; all others are then empty
 */
export function loadTestData(contentDir: string, only?: readonly (keyof SiteData)[]): SiteData {
  const kinds = Object.entries(dataKinds).map(([kind, place]) => {
    if (only && !only.some((name) => name === kind)) return [kind, []];
    const key = `${contentDir}\n${kind}`;
    const loaded = kept.get(key) ?? loadKind(contentDir, place);
    kept.set(key, loaded);
    return [kind, loaded];
  });
  return Object.fromEntries(kinds) as SiteData;
}

function loadKind(contentDir: string, place: DataKind): unknown {
  const names =
    'folder' in place
      ? filesIn(`${contentDir}/${place.folder}`, 'ending' in place ? place.ending : '.yaml', 'depth' in place).map(
          (name) => `${place.folder}/${name}`,
        )
      : [place.file].filter((name) => name.endsWith('.yaml') && existsSync(`${contentDir}/${name}`));
  const files = names.map((name) => `${contentDir}/${name}`);
  if (!('schema' in place)) return files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  return files.map((file) => loadFile(file, (value) => place.schema.parse(value)));
}

/** Data of a site that has no data files; tests add what they are about. */
export const noData = Object.fromEntries(Object.keys(dataKinds).map((kind) => [kind, []])) as unknown as SiteData;

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
