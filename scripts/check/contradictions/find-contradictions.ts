import type { Problem } from '#model/problem.ts';
import type { Passage } from '../passages/passage.ts';
import { passagesOf, tablesOf } from '../passages/passages.ts';
import { type Contradiction, defaultsInProse, defaultsInTables } from './default-of-variable.ts';
import type { KnownFacts } from './known-facts.ts';
import {
  unknownMarkedPrivileges,
  unknownPrivileges,
  type VersionStatement,
  versionStatements,
  wrongAspectCounts,
  wrongPorts,
} from './stated-facts.ts';

/**
 * Finds statements in pages and data that differ from what another place states about the same fact.
 * @param files content files with their texts
 * @returns an error for each
 */
export function findContradictions(files: readonly { path: string; text: string }[], known: KnownFacts): Problem[] {
  const versions: VersionStatement[] = [];
  const problems = files.flatMap(({ path, text }): Problem[] => {
    const passages = passagesOf(path, text);
    // Connectors and errors also contain versions of other products.
    if (path.endsWith('.md'))
      versions.push(...passages.flatMap((passage) => versionStatements(path, passage.line, passage.text)));
    const tables = path.endsWith('.md') ? defaultsInTables(tablesOf(text), known) : [];
    const found = [...tables, ...passages.flatMap((passage) => inPassage(path, passage, known))];
    return found.map((contradiction) => ({ file: path, ...contradiction, severity: 'error' }));
  });
  return [...problems, ...differingVersions(versions)];
}

function inPassage(file: string, { text, line, key }: Passage, known: KnownFacts): Contradiction[] {
  return [
    ...defaultsInProse(text, line, known),
    ...(key === 'operations[].privilege' ? unknownPrivileges(text, line, known) : []),
    ...unknownMarkedPrivileges(text, line, known),
    ...wrongPorts(text, line, known),
    ...(key === 'description' ? wrongAspectCounts(file, text, line, known) : []),
  ];
}

/** Statements that differ from most others about the same subject. */
function differingVersions(statements: readonly VersionStatement[]): Problem[] {
  return [...new Set(statements.map(({ subject }) => subject))].flatMap((subject) => {
    const all = statements.filter((each) => each.subject === subject);
    const count = (version: string) => all.filter((each) => each.version === version).length;
    const usual = all.reduce((best, each) => (count(each.version) > count(best.version) ? each : best)).version;
    return all
      .filter(({ version }) => version !== usual)
      .map(({ file, line, version }): Problem => {
        const message = `This says ${subject} ${version} or newer.`;
        const fix = `${count(usual)} other passages say ${usual}. Find out which is correct, and fix the others.`;
        return { file, line, rule: 'facts/version', message, fix, severity: 'error' };
      });
  });
}
