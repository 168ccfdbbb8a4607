import { readOptions, UsageError } from '../options.ts';
import { buildSides } from './compare/build-sides.ts';
import { compareOutputs, formatDifference } from './compare/compare-outputs.ts';

/** Maximum number of differences to show, because one change to a shared part makes every page differ. */
const MAX_SHOWN = 40;

/**
 * `npm run check -- compare COMMIT`: builds the site with the code of a commit and with that of the working tree, and lists the files of the
 * output that differ (docs/decisions/0044-byte-identical-moves.md). With `--own-content`, the commit builds its own content instead of that of the
 * working tree.
 * @param root folder of the repository
 * @param args the words after `compare`
 * @returns whether both builds are the same
 */
export async function checkCompare(root: string, args: readonly string[]): Promise<boolean> {
  const { values, positionals } = readOptions(args, { 'own-content': { type: 'boolean' } });
  const [commit] = positionals;
  if (commit === undefined) throw new UsageError('Specify the commit to compare with: npm run check -- compare COMMIT');
  const { before, after } = await buildSides(root, commit, values['own-content'] ?? false);
  const differences = compareOutputs(before, after);
  for (const difference of differences.slice(0, MAX_SHOWN)) console.log(formatDifference(difference));
  if (differences.length > MAX_SHOWN) console.log(`  … and ${differences.length - MAX_SHOWN} more`);
  console.log(`${after.size} files compared with the build of ${commit}: ${differences.length} differ.`);
  return differences.length === 0;
}
