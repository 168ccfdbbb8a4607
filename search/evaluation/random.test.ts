import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';

test('each seed gives its own sequence', () => {
  const [first, again, other] = ['tags', 'tags', 'tag'].map((seed) => seededRandom(seed));
  const sequence = Array.from({ length: 5 }, () => first?.());
  expect(Array.from({ length: 5 }, () => again?.())).toEqual(sequence);
  expect(Array.from({ length: 5 }, () => other?.())).not.toEqual(sequence);
});

test('numbers lie between 0 and 1, about evenly', () => {
  const random = seededRandom('evenly');
  const counts = [0, 0, 0, 0];
  for (let round = 0; round < 4000; round += 1) {
    const quarter = Math.floor(random() * 4);
    counts[quarter] = (counts[quarter] ?? 0) + 1;
  }
  for (const count of counts) expect(count).toBeGreaterThan(900);
});
