import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

const long = 'A page that is long enough for git to see that it has only moved.\n'.repeat(5);

/** A repository with three pages in its one commit. */
function repository(): string {
  const root = mkdtempSync(join(tmpdir(), 'changed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...words], { cwd: root });
  mkdirSync(join(root, 'content'));
  for (const name of ['same.md', 'changed.md', 'gone.md']) writeFileSync(join(root, 'content', name), `${name}\n`);
  writeFileSync(join(root, 'content/moved.md'), long);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'Pages');
  return root;
}

test('changed, deleted, moved, and new content files come with both of their states', () => {
  const root = repository();
  writeFileSync(join(root, 'content/changed.md'), 'changed since\n');
  rmSync(join(root, 'content/gone.md'));
  writeFileSync(join(root, 'content/new.yaml'), 'a: 1\n');
  writeFileSync(join(root, 'content/picture.png'), '');
  writeFileSync(join(root, 'README.md'), 'not content\n');
  renameSync(join(root, 'content/moved.md'), join(root, 'content/elsewhere.md'));
  execFileSync('git', ['add', '-A', 'content/elsewhere.md', 'content/moved.md'], { cwd: root });
  expect(changedFiles(root, 'HEAD', ['content'])).toEqual([
    { file: 'content/changed.md', before: 'changed.md\n', after: 'changed since\n' },
    { file: 'content/elsewhere.md', before: long, after: long },
    { file: 'content/gone.md', before: 'gone.md\n', after: undefined },
    { file: 'content/new.yaml', before: undefined, after: 'a: 1\n' },
  ]);
  expect(changedFiles(root, 'HEAD', ['content/new.yaml'])).toHaveLength(1);
});

test('an unknown commit is an error', () => {
  expect(() => changedFiles(repository(), 'no-such-commit', ['content'])).toThrow('no-such-commit');
});
