import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EngineScore, type SearchScore, searchScore } from '#subjects/quality/search-score.ts';
import { comparedEngines } from './engines.ts';

const FILE = 'content/search-score.json';

/**
 * The score that the site shows.
 * @param root folder of the repository
 * @returns without engines when nothing was measured yet
 * @throws ZodError for a file that doesn't fit its schema
 */
export function readScore(root: string): SearchScore {
  const file = join(root, FILE);
  return existsSync(file) ? searchScore.parse(JSON.parse(readFileSync(file, 'utf8'))) : { engines: [] };
}

/** Replaces the measured engines in the file, and keeps the others. */
export function writeScore(root: string, measured: readonly EngineScore[]): void {
  const known = [...measured, ...readScore(root).engines];
  const engines = comparedEngines.flatMap(({ name }) => known.find((engine) => engine.name === name) ?? []);
  writeFileSync(join(root, FILE), `${JSON.stringify({ engines }, null, 2)}\n`);
}

/** Version of an installed package. */
export function packageVersion(root: string, name: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
