import { seededRandom } from './random.ts';

const ROUNDS = 10_000;

/**
 * Paired randomization test, two-sided: how often chance alone makes a difference at least as large between two runs over the
 * same queries. Few pairs are tried in all ways, many in a seeded sample of ways.
 * @param first a measure of each query in one run
 * @param second the same of the other run, in the same order
 * @returns p-value; 1 for no pairs
 * @throws RangeError when the runs have different lengths
 */
export function randomizationTest(first: readonly number[], second: readonly number[]): number {
  if (first.length !== second.length) throw new RangeError('The runs to compare have different numbers of queries.');
  const differences = first
    .map((value, index) => value - (second[index] ?? 0))
    .filter((difference) => difference !== 0);
  const total = (signs: (index: number) => boolean) =>
    Math.abs(differences.reduce((sum, value, index) => sum + (signs(index) ? value : -value), 0));
  // Sums of the same numbers in another order differ in their last bits.
  const observed = total(() => true) - 1e-9;
  const ways = 2 ** differences.length;
  if (ways <= ROUNDS) {
    let asLarge = 0;
    for (let way = 0; way < ways; way += 1) if (total((index) => ((way >> index) & 1) === 1) >= observed) asLarge += 1;
    return asLarge / ways;
  }
  const random = seededRandom('randomization test');
  let asLarge = 1;
  for (let round = 0; round < ROUNDS; round += 1) if (total(() => random() < 0.5) >= observed) asLarge += 1;
  return asLarge / (ROUNDS + 1);
}
