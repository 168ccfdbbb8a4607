import { expect, test } from 'vitest';
import { typePrograms } from './type-programs.ts';

test('rooms with the same options are one program', () => {
  const browser = { lib: ['ES2023', 'DOM'], types: [] };
  const node = { lib: ['ES2023'], types: ['node'] };
  const rooms = [
    { name: 'runtime', options: browser, include: ['./**/*.ts'] },
    { name: 'pipeline', options: node, include: ['./**/*.ts'] },
    { name: 'site', options: { ...browser }, include: ['./**/*.ts', './**/*.tsx'] },
  ];
  expect(typePrograms(rooms)).toEqual([
    { rooms: ['runtime', 'site'], options: browser, include: ['runtime/**/*.ts', 'site/**/*.ts', 'site/**/*.tsx'] },
    { rooms: ['pipeline'], options: node, include: ['pipeline/**/*.ts'] },
  ]);
});
