import { expect, test } from 'vitest';
import { hostileRequest } from './hostile-requests.ts';

const files = ['/docs/tags', '/data/entities.json', '/assets/a.js'];
const requests = Array.from({ length: 10_000 }, (_, index) => hostileRequest(index, files));

test('half of the requests ask for files of the site, in every encoding', () => {
  const asked = requests.filter((_, index) => index % 2 === 0).map(({ bytes }) => bytes);
  const lines = asked.map((bytes) => `${bytes.split(' ')[1]} ${/Accept-Encoding: (\w+)/.exec(bytes)?.[1]}`);
  const expected = files.flatMap((file) => ['br', 'gzip', 'identity'].map((encoding) => `${file} ${encoding}`));
  expect(new Set(lines)).toEqual(new Set(expected));
});

test("the other requests don't repeat for a long time", () => {
  const odd = requests.filter((_, index) => index % 2 === 1).map(({ bytes }) => bytes);
  expect(new Set(odd).size).toBeGreaterThan(1_000);
});

test('some clients hang up, and some wait for the response', () => {
  for (const isOdd of [0, 1]) {
    const some = requests.filter((_, index) => index % 2 === isOdd);
    expect(new Set(some.map(({ aborts }) => aborts))).toEqual(new Set([true, false]));
  }
});
