import type { Module } from './import-graph.ts';

/** Lines that occur in several places. */
export interface EqualLines {
  /** `path:line` of each place. */
  places: readonly string[];
  lines: readonly string[];
}

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const IMPORTS = /^import\b[^;]*?'[^']*';?$/gm;

/** A part of a text without its characters, but with its lines, so that positions stay correct. */
const blank = (part: string) => part.replace(/[^\n]/g, '');

/** A line's text for comparison; empty if it consists of punctuation. */
const normal = (line: string) => (/\w/.test(line) ? line.trim().replace(/\s+/g, ' ') : '');

/**
 * Finds runs of equal lines. Comments, imports, blank lines, and lines of punctuation don't count and don't interrupt a run.
 * @param length of a run, in lines
 * @returns each run that occurs more than once; a longer one is several overlapping runs
 */
export function equalLines(files: readonly Module[], length: number): EqualLines[] {
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
