import { expect, test } from 'vitest';
import { formatValues, parseValues } from './parse-values.ts';

test('stored values are read back', () => {
  const values = { server: 'https://gms.acme.org', installer: 'uv' };
  expect(parseValues(formatValues(values))).toEqual(values);
  expect(formatValues({})).toBe('');
});

test.each([null, '', '{', 'null', '[]', '"server"', '{"server":1}', '{"server":"a b","other":"x","token":"eyJ.a.b"}'])(
  'rubbish counts as nothing: %s',
  (text) => {
    expect(parseValues(text)).toEqual({});
  },
);

test("one wrong value doesn't affect the others", () => {
  expect(parseValues('{"server":"<b>","env":"DEV"}')).toEqual({ env: 'DEV' });
});
