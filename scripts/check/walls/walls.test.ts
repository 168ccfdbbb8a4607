import { expect, test } from 'vitest';
import { importsIn, readImports } from './import-graph.ts';
import { loadedWith, mutualSubjects, relativeAcross } from './walls.ts';

const rooms = [
  'model',
  'recipes',
  'generators',
  'search',
  'runtime',
  'site',
  'services',
  'subjects',
  'pipeline',
  'output',
  'scripts',
];
const imports = readImports(rooms);

test('all rooms have imports to look at', () => {
  expect(new Set(imports.map(({ from }) => from.split('/')[0]))).toEqual(new Set(rooms));
  expect(imports.length).toBeGreaterThan(3000);
});

test('no relative import leaves a room', () => {
  expect(relativeAcross(imports)).toEqual([]);
});

test('subjects import each other in one direction, apart from tools for agents that read the published files', () => {
  expect(mutualSubjects(imports)).toEqual(['connectors ↔ data-files', 'data-files ↔ metamodel']);
});

test('the list of subjects loads no components', () => {
  const loaded = loadedWith('subjects/index.ts', imports);
  expect(loaded.has('subjects/errors/generate.ts')).toBe(true);
  expect([...loaded].filter((module) => module.endsWith('.tsx') || /^react/.test(module))).toEqual([]);
});

test('planted imports are rejected', () => {
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
