import { expect, test } from 'vitest';
import { randomizationTest } from './randomization-test.ts';

test('equal runs differ by chance alone', () => {
  expect(randomizationTest([1, 0, 0.5], [1, 0, 0.5])).toBe(1);
  expect(randomizationTest([], [])).toBe(1);
});

test('three queries that all got better: 2 of the 8 ways to sign the differences are as extreme', () => {
  expect(randomizationTest([1, 1, 1], [0, 0, 0])).toBe(0.25);
});

test('differences 3, 1, −1: 6 of the 8 ways reach a sum of 3', () => {
  // Sums: 3+1−1 = 3, 3+1+1 = 5, 3−1−1 = 1, 3−1+1 = 3, and their negatives: |sum| ≥ 3 in 6 of 8.
  expect(randomizationTest([3, 1, 0], [0, 0, 1])).toBe(6 / 8);
});

test('many queries are sampled, the same way each time', () => {
  const better = Array.from({ length: 60 }, (_, index) => (index < 45 ? 1 : 0));
  const before = better.map((value) => 1 - value);
  const chance = randomizationTest(better, before);
  expect(chance).toBeLessThan(0.01);
  expect(randomizationTest(better, before)).toBe(chance);
  const even = Array.from({ length: 60 }, (_, index) => index % 2);
  expect(
    randomizationTest(
      even,
      even.map((value) => 1 - value),
    ),
  ).toBeGreaterThan(0.9);
});

test('runs over different queries are rejected', () => {
  expect(() => randomizationTest([1], [1, 0])).toThrow(RangeError);
});
