import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Folders that generate, beside those that several generators share. */
const generators = readdirSync('generators', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`generators/${entry.name}/generate.ts`))
  .map(({ name }) => name);

test('there are generators to look at', () => {
  expect(generators).toEqual([
    'api-choice',
    'connectors',
    'data-files',
    'errors',
    'graphql',
    'metamodel',
    'plugins',
    'sdk',
    'symptoms',
    'upgrades',
  ]);
});

test.each(generators)('%s has the shape of all generators', (name) => {
  const folder = `generators/${name}`;
  expect(existsSync(`${folder}/README.md`)).toBe(true);
  expect(existsSync(`${folder}/generate.test.ts`)).toBe(true);
  const code = readFileSync(`${folder}/generate.ts`, 'utf8');
  expect(code).toMatch(/^export function generate\w+\((data|\{[^}]*\}): SiteData\): Generated \{$/m);
});
