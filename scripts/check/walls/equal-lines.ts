import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of code. */
export interface CodeFile {
  /** In the repository, with forward slashes. */
  path: string;
  text: string;
}

/** Lines that stand in several places. */
export interface EqualLines {
  /** `path:line` of each place. */
  places: readonly string[];
  lines: readonly string[];
}

/** Files of code in rooms, without tests and their fixtures. */
export function readCode(root: string, rooms: readonly string[]): CodeFile[] {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
      .filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !/\.(test|spec)\.|\/fixtures\//.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const IMPORTS = /^import\b[^;]*?'[^']*';?$/gm;

/** A part of a text without its characters, but with its lines, so that places stay right. */
const blank = (part: string) => part.replace(/[^\n]/g, '');

/** What a line says, for comparison; empty if it consists of punctuation. */
const normal = (line: string) => (/\w/.test(line) ? line.trim().replace(/\s+/g, ' ') : '');

/**
 * Finds runs of equal lines. Comments, imports, blank lines, and lines of punctuation don't count and don't interrupt a run.
 * @param length of a run, in lines
 * @returns each run that occurs more than once; a longer one is several overlapping runs
 */
export function equalLines(files: readonly CodeFile[], length: number): EqualLines[] {
  const runs = new Map<string, EqualLines & { places: string[] }>();
  for (const { path, text } of files) {
    const lines = text
      .replace(COMMENTS, blank)
      .replace(IMPORTS, blank)
      .split('\n')
      .map((line, index) => ({ number: index + 1, says: normal(line) }))
      .filter(({ says }) => says !== '');
    for (let at = 0; at + length <= lines.length; at++) {
      const own = lines.slice(at, at + length).map(({ says }) => says);
      const key = own.join('\n');
      const run = runs.get(key) ?? { places: [], lines: own };
      run.places.push(`${path}:${lines[at]?.number}`);
      runs.set(key, run);
    }
  }
  return [...runs.values()].filter(({ places }) => places.length > 1);
}
