import { readOptions, UsageError } from '../options.ts';
import { accept, acceptedPath, readAccepted, withoutAccepted } from './facts/accepted.ts';
import { type ChangedFile, changedFiles } from './facts/changed-files.ts';
import { compareFacts, type FactDifference } from './facts/compare-facts.ts';
import { factsInFile } from './facts/file-facts.ts';

/**
 * `npm run check -- facts COMMIT [PATH…]`: compares the facts of every changed content file with those it had in a commit, and prints the
 * differences. `--accept REASON` records the differences as correct (docs/decisions/0040-facts-before-and-after.md).
 * @param root folder of the repository
 * @param args the words after `facts`
 * @returns whether all differences are accepted
 */
export function checkFacts(root: string, args: readonly string[]): boolean {
  const { values, positionals } = readOptions(args, { accept: { type: 'string' } });
  const [commit, ...paths] = positionals;
  if (commit === undefined)
    throw new UsageError('Specify the commit to compare with: npm run check -- facts COMMIT [PATH…]');
  if (values.accept !== undefined && values.accept.length < 10) {
    throw new UsageError(
      '--accept requires a reason of at least 10 characters that says why the differences are correct.',
    );
  }
  const files = changedFiles(root, commit, paths.length > 0 ? paths : ['content']);
  let open = 0;
  for (const changed of files) {
    const { file } = changed;
    const differences = differencesOf(changed);
    const left = withoutAccepted(differences, readAccepted(root, file));
    if (values.accept !== undefined && left.length > 0) {
      accept(root, file, left, values.accept);
      console.log(`Recorded ${left.length} differences in ${acceptedPath(file)}.`);
      continue;
    }
    open += left.length;
    const notes = differences.filter(({ side }) => side === 'note');
    const accepted = differences.length - notes.length - left.length;
    if (left.length + notes.length > 0) console.log(formatFile(file, [...left, ...notes], accepted));
  }
  console.log(`${files.length} changed files compared with ${commit}: ${open} differences to review.`);
  return open === 0;
}

function differencesOf({ file, before, after }: ChangedFile): FactDifference[] {
  // A new file can't lose facts, and every fact in it is new.
  if (before === undefined) return [];
  return compareFacts(factsInFile(file, before), after === undefined ? [] : factsInFile(file, after));
}

function formatFile(file: string, differences: readonly FactDifference[], accepted: number): string {
  const rows = differences.map(
    ({ side, kind, value, lines }) =>
      `  ${side.padEnd(4)}  ${kind}: ${value}  (${side === 'lost' ? 'was at ' : ''}line ${[...new Set(lines)].join(', ')})`,
  );
  return [`${file}${accepted > 0 ? ` (${accepted} more accepted)` : ''}`, ...rows, ''].join('\n');
}
