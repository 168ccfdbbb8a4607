import { expect, test } from 'vitest';
import { typePrograms } from './type-programs.ts';

test('rooms with the same options are one program', () => {
  const browser = { lib: ['ES2023', 'DOM'], types: [] };
  const node = { lib: ['ES2023'], types: ['node'] };
  const rooms = [
    { name: 'runtime', options: browser },
    { name: 'pipeline', options: node },
    { name: 'site', options: { ...browser } },
  ];
  expect(typePrograms(rooms)).toEqual([
    { rooms: ['runtime', 'site'], options: browser },
    { rooms: ['pipeline'], options: node },
  ]);
});
