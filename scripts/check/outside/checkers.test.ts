import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { CheckedSite } from './checked-site.ts';
import { outsideCheckers } from './checkers.ts';
import { readExplanations } from './explanations.ts';

const dist = mkdtempSync(join(tmpdir(), 'outside-checkers-'));
afterAll(() => rmSync(dist, { recursive: true }));

const draft = 'https://json-schema.org/draft/2020-12/schema';
const files = {
  'index.html': '<!doctype html><html lang="en"><head><title>A</title></head><body><p>A<div></p></body></html>',
  'assets/part.html': '<ul><li>A part of a document</li></ul>',
  'feed.atom': '<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title></feed>',
  'rss.xml': '<rss/>',
  'schemas/data/good.json': JSON.stringify({ $schema: draft, type: 'object', properties: { a: { type: 'string' } } }),
  'schemas/strange.json': JSON.stringify({ $schema: draft, type: 'object', kind: 'unknown keyword' }),
  'data/good.json': JSON.stringify({ $schema: '../schemas/data/good.json', a: 'text' }),
  'data/wrong.json': JSON.stringify({ $schema: '../schemas/data/good.json', a: 1 }),
  'data/alone.json': '{}',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), text);
}
const site: CheckedSite = {
  root: process.cwd(),
  dist,
  isExhaustive: true,
  touched: [],
  serve: () => Promise.reject(new Error('Quick checkers read files.')),
  close: () => Promise.resolve(),
};

async function found(name: string) {
  const outcome = await outsideCheckers.find((checker) => checker.name === name)?.run(site);
  if (!outcome || 'skipped' in outcome) throw new Error(`${name} did not run`);
  return { inputs: outcome.inputs, rules: outcome.findings.map(({ rule, where }) => `${rule} ${where}`) };
}

test('ajv finds schemas that are not strict, data that does not fit, and data without a schema', async () => {
  expect(await found('ajv')).toEqual({
    inputs: 5,
    rules: ['strict schemas/strange.json', 'schema data/alone.json', 'data data/wrong.json/a'],
  });
});

test('xmllint finds invalid feeds, and XML of a kind that it has no schema for', async () => {
  const { inputs, rules } = await found('xmllint');
  expect(inputs).toBe(2);
  expect(rules).toEqual(expect.arrayContaining(['atom.rng feed.atom:1', 'schema rss.xml']));
});

test("html-validate finds wrong nesting, and doesn't require a head in parts of documents", async () => {
  const { inputs, rules } = await found('html-validate');
  expect(inputs).toBe(2);
  expect(rules.join('\n')).toMatch(/^no-implicit-close index\.html|^close-order index\.html/m);
  expect(rules.filter((rule) => rule.includes('assets/'))).toEqual([]);
});

test('the quick checkers of the repository run', async () => {
  expect((await found('actionlint')).inputs).toBeGreaterThan(1);
  expect((await found('container-file')).inputs).toBe(1);
});

test('explanations name checkers that exist', () => {
  const names = outsideCheckers.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(readExplanations(process.cwd()).filter(({ checker }) => !names.includes(checker))).toEqual([]);
});
