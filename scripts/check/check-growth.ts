import { readOptions, UsageError } from '../options.ts';
import { buildSides } from './compare/build-sides.ts';
import { formatGrowth, growthOf, wordGrowth } from './growth/word-growth.ts';

/** How much longer the pages may have become: a fifth. */
const LIMIT = 0.2;

/** Number of pages to list. */
const SHOWN = 20;

/**
 * `npm run check -- growth COMMIT`: builds the site of a commit and that of the working tree, and counts how many words the pages that exist in both
 * have gained.
 * @param root folder of the repository
 * @param args the words after `growth`
 * @returns whether the pages together have at most a fifth more words
 */
export async function checkGrowth(root: string, args: readonly string[]): Promise<boolean> {
  const [commit] = readOptions(args, {}).positionals;
  if (commit === undefined) throw new UsageError('Specify the commit to compare with: npm run check -- growth COMMIT');
  const { before, after } = await buildSides(root, commit, true);
  const pages = wordGrowth(before, after);
  console.log(formatGrowth(pages, SHOWN));
  return growthOf(pages) <= LIMIT;
}
