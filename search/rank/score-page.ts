import type { HeadPage } from '../format/head.ts';
import type { Dictionary } from '../query/dictionary.ts';
import type { Evidence } from './evidence.ts';
import { covering } from './score-section.ts';
import { availabilityWeights, kindWeights, scoring } from './weights.ts';

/** A page's weight regardless of the query: by kind, by its writer's weight, and with general pages before special ones. */
export function pagePrior({ kind, weight, href, availability = 'all' }: HeadPage): number {
  const depth = href.split('/').length;
  return kindWeights[kind] * availabilityWeights[availability] * weight * scoring.deeper ** depth;
}

/** Whether the query consists of the page's title and its category: `graphql mutations`, `dataset entity`. */
export function isNamed(page: number, words: readonly Evidence[], dictionary: Dictionary): boolean {
  if (!words.every(({ pages }) => (pages[page] ?? 0) > 0)) return false;
  const said = words.reduce((count, { titled }) => count + (titled[page] ?? 0), 0);
  return said >= (dictionary.titleLengths[page] ?? 0);
}

/**
 * What all sections of a page contain together.
 * @param best strength of each word where the page has most of it
 */
export function pageEvidence(
  words: readonly Evidence[],
  best: Float32Array,
  total: number,
): { score: number; coverage: number } {
  let score = 0;
  let covered = 0;
  let told = 0;
  let all = 0;
  for (const [number, { importance, rarity }] of words.entries()) {
    const strength = best[number] ?? 0;
    score += importance * strength;
    all += rarity;
    if (strength === 0) continue;
    covered += importance;
    told += rarity;
  }
  return { score: score * covering(covered, total), coverage: all > 0 ? told / all : 0 };
}
