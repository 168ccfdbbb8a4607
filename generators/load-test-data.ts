import { readdirSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import type { Loaded } from '#model/loaded.ts';
import { type DataKind, dataKinds, type SiteData } from '#model/site-data.ts';

/**
 * Reads data for tests, without the pipeline: every YAML file of every kind below a folder like content/.
 * Throws when a file does not fit its schema.
 */
export function loadTestData(contentDir: string): SiteData {
  const kinds = Object.entries(dataKinds).map(([kind, { folder, schema }]) => {
    const names = filesIn(`${contentDir}/${folder}`);
    return [kind, names.map((name) => loadFile(`${contentDir}/${folder}/${name}`, (value) => schema.parse(value)))];
  });
  return Object.fromEntries(kinds) as Record<DataKind, never[]>;
}

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

function filesIn(folder: string): string[] {
  const isYaml = (name: string) => name.endsWith('.yaml');
  try {
    return readdirSync(folder).filter(isYaml).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
