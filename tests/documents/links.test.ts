import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = process.cwd();

function markdownFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return markdownFiles(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const documents = ['README.md', ...markdownFiles('docs')];

test.each(documents)('every file that %s links to exists', (document) => {
  const text = readFileSync(join(root, document), 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/#.*$/, ''));
  const missing = targets.filter(
    (target) => target !== '' && !/^https?:/.test(target) && !existsSync(resolve(root, dirname(document), target)),
  );
  expect(missing).toEqual([]);
});

test('README lists every command in package.json and no others', () => {
  const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts);
  const named = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| `npm (?:run )?([\w:]+)` \|/gm)];
  expect(named.map(([, name]) => name).sort()).toEqual(scripts.sort());
  expect(scripts.length).toBeLessThanOrEqual(15);
});

test('the table of decisions lists every decision', () => {
  const listed = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  const files = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d{4}-/.test(file));
  expect(files.filter((file) => !listed.includes(`(${file})`))).toEqual([]);
});
