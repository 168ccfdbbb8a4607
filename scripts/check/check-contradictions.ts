import { join } from 'node:path';
import { openContent } from '#pipeline/load/content-files.ts';
import { dataOf } from '#pipeline/load/load-file.ts';
import { loadSources, openSourceMemory } from '#pipeline/load/load-sources.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { findContradictions } from './contradictions/find-contradictions.ts';
import { knownFacts, PRIVILEGES_PAGE } from './contradictions/known-facts.ts';
import { contentFiles } from './repository-files.ts';

/**
 * `npm run check -- contradictions`: checks that pages and data say the same about defaults, privileges, ports, counts, and versions, and prints
 * every statement that differs (docs/decisions/0042-contradictions.md).
 * @param root folder of the repository
 * @returns true if there is none
 */
export function checkContradictions(root: string): boolean {
  const { sources } = loadSources(openContent(join(root, 'content')), openSourceMemory(join(root, '.cache/data')));
  const files = contentFiles(root);
  const page = files.find(({ path }) => path === PRIVILEGES_PAGE)?.text ?? '';
  const ports = dataOf(sources.ports)?.value;
  if (ports === undefined) throw new Error('content/ports.yaml can’t be read; "npm run check -- content" says why.');
  const problems = findContradictions(files, knownFacts(sources.data, ports, page));
  if (problems.length > 0) console.log(formatProblems(problems));
  return problems.length === 0;
}
