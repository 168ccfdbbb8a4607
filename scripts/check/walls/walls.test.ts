import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foreignGlobals } from './globals.ts';
import { importsIn, readModules } from './import-graph.ts';
import { rooms } from './rooms.ts';
import { cycles, forbiddenImports, loadedWith, mutualSubjects, relativeAcross } from './walls.ts';

const modules = readModules(Object.keys(rooms));
/** These modules contain the code of sites that other generators build; its imports look like theirs. */
const writers = ['scripts/bench/peers/fumadocs.ts', 'scripts/bench/peers/starlight.ts'];
const imports = modules
  .flatMap(({ path, text }) => importsIn(path, text))
  .filter(({ from, to, specifier }) => to !== undefined || specifier.startsWith('node:') || !writers.includes(from));

test('all rooms have imports to check', () => {
  expect(new Set(imports.map(({ from }) => from.split('/')[0]))).toEqual(new Set(Object.keys(rooms)));
  expect(imports.length).toBeGreaterThan(3000);
});

test('all rooms are bundled for Node', () => {
  // What runs before anything is bundled is JavaScript without types, so its list is read from its text.
  const [, list = ''] = /ROOMS = \[([^\]]*)\]/.exec(readFileSync('scripts/bundle-code.mjs', 'utf8')) ?? [];
  const bundled = [...list.matchAll(/'(\w+)'/g)].map(([, room]) => room);
  expect(bundled.toSorted()).toEqual(Object.keys(rooms).toSorted());
});

test('rooms import only what the table of rooms says', () => {
  expect(forbiddenImports(imports, rooms)).toEqual([]);
});

test('the table of rooms lists nothing that is not imported', () => {
  const unused = Object.entries(rooms).flatMap(([own, { rooms: others, surfaces = [], packages }]) => {
    const used = imports.filter(({ from }) => from.startsWith(`${own}/`));
    return [
      ...[...others, ...surfaces].filter((room) => !used.some(({ to }) => to?.startsWith(`${room}/`))),
      ...packages.filter((name) => !used.some(({ specifier }) => specifier.startsWith(name.replace('/*', '')))),
    ].map((name) => `${own} lists ${name}`);
  });
  expect(unused).toEqual([]);
});

test('rooms are listed from the bottom to the top', () => {
  const order = Object.keys(rooms);
  const upward = Object.entries(rooms).flatMap(([own, { rooms: others, surfaces = [] }]) =>
    [...others, ...surfaces]
      .filter((room) => order.indexOf(room) >= order.indexOf(own))
      .map((room) => `${own} lists ${room}`),
  );
  expect(upward).toEqual([]);
});

test('modules use only the globals that are available in their room', () => {
  const uses = modules.flatMap(({ path, text }) =>
    foreignGlobals(text, rooms[path.split('/')[0] ?? '']?.globals ?? []).map((name) => `${path} uses ${name}`),
  );
  expect(uses).toEqual([]);
});

test('no relative import leaves a room', () => {
  expect(relativeAcross(imports)).toEqual([]);
});

test('no modules import each other in a cycle', () => {
  expect(cycles(imports)).toEqual([]);
});

test('subjects import each other in one direction', () => {
  expect(mutualSubjects(imports)).toEqual([]);
});

test('the list of subjects loads no components', () => {
  const loaded = loadedWith('subjects/index.ts', imports);
  expect(loaded.has('subjects/errors/generate.ts')).toBe(true);
  expect([...loaded].filter((module) => module.endsWith('.tsx') || /^react/.test(module))).toEqual([]);
});

test('planted relative imports and mutual subjects are rejected', () => {
  const planted = [
    ...importsIn('site/home/Hero.tsx', "import { a } from '../../runtime/store.ts';\n"),
    ...importsIn('site/home/Paths.tsx', "import { a } from '../context.ts';\n"),
    ...importsIn(
      'subjects/urns/a.ts',
      "import type { A } from '#subjects/errors/a.ts';\nexport { b } from './b.tsx';\n",
    ),
    ...importsIn(
      'subjects/errors/a.ts',
      "import {\n  type B,\n  c,\n} from '../urns/b.ts';\nconst later = import('./view.tsx');\n",
    ),
  ];
  expect(relativeAcross(planted)).toEqual(['site/home/Hero.tsx imports ../../runtime/store.ts']);
  expect(mutualSubjects(planted)).toEqual(['errors ↔ urns']);
  expect([...loadedWith('subjects/urns/a.ts', planted)]).toEqual(['subjects/urns/a.ts', 'subjects/urns/b.tsx']);
  expect([...loadedWith('subjects/errors/a.ts', planted)]).toEqual(['subjects/errors/a.ts', 'subjects/urns/b.ts']);
});

test.each([
  ['an upper room', 'site/a.ts', "import { a } from '#pipeline/a.ts';"],
  ['an upper room, for a type', 'generators/a.ts', "import type { A } from '#subjects/errors/a.ts';"],
  ['a room beside it', 'search/a.ts', "const a = await import('#runtime/a.ts');"],
  [
    'the inside of a room that it knows only by its surface',
    'pipeline/a.ts',
    "import { a } from '#subjects/errors/a.ts';",
  ],
  ['a module of Node', 'subjects/urns/a.ts', "import { readFileSync } from 'node:fs';"],
  ['a package of another room', 'runtime/a.ts', "import { z } from 'zod';"],
  ['a part of a package', 'site/a.tsx', "import { renderToString } from 'react-dom/server';"],
  ['a folder that is no room', 'helpers/a.ts', "import { a } from '#model/a.ts';"],
])('a planted import of %s is rejected', (_, path, text) => {
  const [entry] = importsIn(path, text);
  expect(forbiddenImports(importsIn(path, text), rooms)).toEqual([`${path} imports ${entry?.specifier}`]);
});

test('imports that the table of rooms allows pass', () => {
  const allowed = [
    ...importsIn('site/a.tsx', "import { a } from '#model/a.ts';\nimport { useState } from 'react';"),
    ...importsIn('output/a.ts', "import { join } from 'node:path';\nimport type { A } from '#subjects/a.ts';"),
    ...importsIn('pipeline/a.ts', "import type { A } from '#subjects/a.ts';"),
    ...importsIn('pipeline/a.ts', "const grammar = import('shiki/langs/java.mjs');"),
  ];
  expect(allowed).toHaveLength(6);
  expect(forbiddenImports(allowed, rooms)).toEqual([]);
});

test('a planted cycle is rejected, whatever kind of imports it has', () => {
  const planted = [
    ...importsIn('search/a.ts', "import type { B } from './b.ts';\nimport { d } from './d.ts';"),
    ...importsIn('search/b.ts', "const c = import('./c.ts');"),
    ...importsIn('search/c.ts', "export { a } from './a.ts';\nimport { d } from './d.ts';"),
  ];
  expect(cycles(planted)).toEqual(['search/a.ts → search/b.ts → search/c.ts → search/a.ts']);
  expect(cycles(planted.slice(0, 3))).toEqual([]);
});

test.each([
  ['const now = Date.now();', [], ['Date.now']],
  ['const width = window.innerWidth;', ['node', 'clock'], ['window']],
  ['const element = document.querySelector("a");', ['node'], ['document.querySelector']],
  ['const { errors } = document.contents;', [], []],
  ['export const mode = process.env.MODE;', ['browser'], ['process']],
  ["// window.open\nconst text = 'process.env'; const page = site.window.name;", [], []],
  ['const answer = await fetch(address);', ['browser'], ['fetch']],
] as const)('globals in %j', (text, allowed, expected) => {
  expect(foreignGlobals(text, allowed)).toEqual(expected);
});
