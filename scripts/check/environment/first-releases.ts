import { execFileSync } from 'node:child_process';

/** Where programs and their settings are, in the platform's repository. Documentation and samples would date a variable too early. */
const CODE = [
  '.',
  ...['*.md', 'docs', 'docs-website', 'contrib', '.github', 'smoke-test', 'perf-test'].map((path) => `:!${path}`),
  ...['**/test/**', '**/tests/**', '**/examples/**'].map((path) => `:(exclude,glob)${path}`),
];

/**
 * The first release whose code contains each name.
 * @param gitDir git directory of a clone of the platform
 * @param names names of variables
 * @param documented the release that is documented, with its commit, for names that aren't in any earlier release @returns names by release. Names that aren't in the code are missing
 */
export function firstReleases(
  gitDir: string,
  names: readonly string[],
  documented: { release: string; commit: string },
): Record<string, string[]> {
  const releases = git(gitDir, ['tag', '--list', 'v[0-9]*'])
    .split('\n')
    .filter((tag) => /^v\d+\.\d+\.\d+(?:\.\d+)?$/.test(tag))
    .sort(byVersion);
  const earlier = releases.filter((tag) => byVersion(tag, documented.release) < 0);
  const missing = new Set(names);
  const found: Record<string, string[]> = {};
  for (const release of [...earlier, documented.release]) {
    const commit = release === documented.release ? documented.commit : release;
    const words = new Set(namesIn(gitDir, commit, missing));
    const fresh = [...missing].filter((name) => words.has(name)).sort();
    if (fresh.length > 0) found[release] = fresh;
    for (const name of fresh) missing.delete(name);
  }
  return found;
}

function namesIn(gitDir: string, commit: string, names: ReadonlySet<string>): string[] {
  if (names.size === 0) return [];
  const patterns = [...names].flatMap((name) => ['-e', name]);
  return git(gitDir, ['grep', '-h', '-o', '-w', '-F', ...patterns, commit, '--', ...CODE]).split('\n');
}

/** Runs git; a search without results isn't an error. */
function git(gitDir: string, args: readonly string[]): string {
  try {
    return execFileSync('git', ['--git-dir', gitDir, ...args], { encoding: 'utf8', maxBuffer: 500_000_000 });
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 1) return '';
    throw error;
  }
}

function byVersion(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
