import { expect, test } from 'vitest';
import { equalLines } from './equal-lines.ts';
import { readModules } from './import-graph.ts';
import { rooms } from './rooms.ts';

const six = ['a = 1', 'b = 2', 'c = 3', 'd = 4', 'e = 5', 'f = 6'];
const places = (...texts: string[]) =>
  equalLines(
    texts.map((text, index) => ({ path: `${index}.ts`, text })),
    6,
  ).map((found) => found.places);

test('no six lines of code are equal in two places', () => {
  const files = readModules(Object.keys(rooms), /\.(tsx?|mjs|css)$/);
  expect(files.length).toBeGreaterThan(1500);
  expect(equalLines(files, 6)).toEqual([]);
});

test('six equal lines are found with their places', () => {
  expect(places(six.join('\n'), `x\n${six.join('\n')}`)).toEqual([['0.ts:1', '1.ts:2']]);
});

test("five equal lines aren't a run", () => {
  expect(places(six.slice(1).join('\n'), six.slice(1).join('\n'))).toEqual([]);
});

test('blank lines, comments, punctuation, and indentation make no difference', () => {
  const apart = six.map((line) => `\n  // One.\n  /* Two\n  lines */\n  {\n    ${line}\n  }`).join('\n');
  expect(places(six.join('\n'), apart)).toEqual([['0.ts:1', '1.ts:6']]);
});

test("imports don't count as code", () => {
  const imports = six.map((line) => `import {\n  ${line.slice(0, 1)},\n} from './${line.slice(0, 1)}.ts';`).join('\n');
  expect(places(imports, imports)).toEqual([]);
});
