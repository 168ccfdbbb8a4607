import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporarySite } from '#pipeline/testing/temporary-site.ts';
import { lastUpdates } from './last-updates.ts';

const site = temporarySite({ 'docs/a é.md': 'a', 'docs/b.md': 'b' });
afterEach(site.remove);

function commit(author: string, time: number): void {
  const date = `${time} +0000`;
  const who = { GIT_AUTHOR_NAME: author, GIT_AUTHOR_EMAIL: 'a@example.com', GIT_AUTHOR_DATE: date };
  const committer = { GIT_COMMITTER_NAME: 'C', GIT_COMMITTER_EMAIL: 'c@example.com', GIT_COMMITTER_DATE: date };
  const options = { cwd: dirname(site.contentDir), env: { ...process.env, ...who, ...committer } };
  execFileSync('git', ['add', '-A'], options);
  execFileSync('git', ['commit', '-q', '-m', 'A change'], options);
}

test('each file has the author and time of the last commit that changed it, and a file that was never committed has neither', async () => {
  const cacheDir = join(dirname(site.contentDir), '.cache');
  expect(await lastUpdates(site.contentDir, cacheDir)).toEqual({});
  execFileSync('git', ['init', '-q'], { cwd: dirname(site.contentDir) });
  commit('Ada', 1_600_000_000);
  writeFileSync(join(site.contentDir, 'docs/b.md'), 'changed');
  commit('Grace Hopper', 1_650_000_000);
  writeFileSync(join(site.contentDir, 'docs/c.md'), 'new');
  const updates = await lastUpdates(site.contentDir, cacheDir);
  expect(updates['content/docs/a é.md']).toEqual({ author: 'Ada', time: 1_600_000_000 });
  expect(updates['content/docs/b.md']).toEqual({ author: 'Grace Hopper', time: 1_650_000_000 });
  expect(updates['content/docs/c.md']).toBeUndefined();
});
