import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundPath } from './round-path.ts';

test.each([
  ['M4 5h16', 'M4 5h16'],
  ['M12 .297c-6.63 0-12 5.373-12 12', 'M12 .3c-6.6 0-12 5.4-12 12'],
  ['a.71.71 0 0 1-1.212.502', 'a.7.7 0 0 1-1.2.5'],
  ['c1.02.98.04-.02-.96.5', 'c1 1 .04-.02-1 .5'],
  ['M12 17h.01', 'M12 17h.01'],
  ['l-.001.2', 'l0 .2'],
  ['l1 2 3 10 5 6', 'l1 2 3 10 5 6'],
  ['a2 2 0 01-2 2 2 2 0 112 2', 'a2 2 0 0 1-2 2 2 2 0 1 1 2 2'],
  ['M7 21v-2a2 2 0 012-2h6a2 2 0 012 2v2', 'M7 21v-2a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v2'],
  ['l0.5,1.25 -3.14', 'l.5 1.3-3.1'],
])('%s becomes %s', (path, rounded) => {
  expect(roundPath(path)).toBe(rounded);
});

test('no two numbers grow together, whatever they round to', () => {
  const read = (path: string) => path.match(/-?(?:\d*\.\d+|\d+)/g)?.map(Number) ?? [];
  const coordinate = fc.double({ min: -24, max: 24, noNaN: true }).map((value) => Number(value.toFixed(3)));
  fc.assert(
    fc.property(fc.array(coordinate, { minLength: 1 }), (values) => {
      const rounded = read(roundPath(`M${values.join(' ')}`));
      expect(rounded).toHaveLength(values.length);
      for (const [index, value] of values.entries())
        expect(Math.abs(value - (rounded[index] ?? NaN))).toBeLessThan(0.06);
    }),
  );
});
