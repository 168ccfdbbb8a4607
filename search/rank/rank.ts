import type { HeadPage } from '../format/head.ts';
import type { Dictionary } from '../query/dictionary.ts';
import type { Index } from '../query/find-terms.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import type { Sections } from '../query/sections.ts';
import type { Evidence } from './evidence.ts';
import { exactTitles } from './exact-titles.ts';
import { kindWeights, scoring } from './weights.ts';

/** What was found of a query. */
export interface QueryEvidence {
  /** One for each word of the query. */
  words: readonly Evidence[];
  /** Neighbouring words that were found as one. */
  runs: readonly (Evidence & { isWhole: boolean })[];
}

export interface RankedSection {
  section: number;
  score: number;
}

export interface RankedPage {
  page: number;
  score: number;
  /** Share of the query's words, counted by rarity, that the page holds. */
  coverage: number;
  /** Sections of the page that hold any of the words, best first. */
  sections: RankedSection[];
}

/**
 * Pages by how well they answer a query. A section's score is what each word brings by its rarity and weight, more for words that
 * are one identifier and for titles that are just the query, less for every word that is missing. A page has the score of its
 * best section and a little for what its other sections hold.
 */
export function rankPages(query: ParsedQuery, found: QueryEvidence, index: Index, all: Sections): RankedPage[] {
  const total = found.words.reduce((sum, { importance }) => sum + importance, 0);
  const exact = exactTitles(query, index.dictionary, all);
  const rowWeight = found.words.length > 1 ? scoring.rowOfMany : scoring.row;
  const ranked = all.pages.flatMap((facts, page): RankedPage[] => {
    const best = new Float32Array(found.words.length);
    const sections: RankedSection[] = [];
    const [first, end] = all.range(page);
    for (let section = first; section < end; section += 1) {
      const score = scoreSection(section, page, found, total, best, section === first);
      const opening = section === first && found.words.every(({ titled }) => titled[page] === 1) ? scoring.opening : 0;
      const bonus = (exact.get(section) ?? 0) + opening;
      if (score === 0 && bonus === 0) continue;
      const prior = bonus === 0 && section !== first && all.isRow(section) ? rowWeight : 1;
      sections.push({ section, score: prior * score + total * bonus });
    }
    if (sections.length === 0) return [];
    sections.sort((a, b) => b.score - a.score || a.section - b.section);
    const held = pageEvidence(found.words, best, total);
    const prior = pagePrior(facts);
    const named = isNamed(page, found.words, index.dictionary) ? scoring.named * total : 0;
    return [
      {
        page,
        score: prior * ((sections[0]?.score ?? 0) + scoring.page * held.score + named),
        coverage: held.coverage,
        sections,
      },
    ];
  });
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** What a page is worth whatever the query: by kind, by its writer's weight, and the general before the special. */
function pagePrior({ kind, weight, href }: HeadPage): number {
  const depth = href.split('/').length;
  return kindWeights[kind] * weight * scoring.deeper ** depth;
}

/** Whether the query says the page's title and otherwise only where it stands: `graphql mutations`, `dataset entity`. */
function isNamed(page: number, words: readonly Evidence[], dictionary: Dictionary): boolean {
  if (!words.every(({ pages }) => (pages[page] ?? 0) > 0)) return false;
  const said = words.reduce((count, { titled }) => count + (titled[page] ?? 0), 0);
  return said >= (dictionary.titleLengths[page] ?? 0);
}

/** @param best gets the strength of each word where the section has more than those before */
function scoreSection(
  section: number,
  page: number,
  { words, runs }: QueryEvidence,
  total: number,
  best: Float32Array,
  isFirst: boolean,
): number {
  let score = 0;
  let covered = 0;
  let holds = false;
  // This runs for every section of the site: no iterators, no objects.
  for (let number = 0; number < words.length; number += 1) {
    const word = words[number];
    if (!word) continue;
    const own = (word.titles[section] ?? 0) + (word.texts[section] ?? 0);
    const weight = own + (word.pages[page] ?? 0);
    if (weight === 0) continue;
    holds ||= own > 0 || isFirst;
    const strength = weight / (weight + scoring.half);
    score += word.importance * strength;
    covered += word.importance;
    if (strength > (best[number] ?? 0)) best[number] = strength;
  }
  if (!holds) return 0;
  for (const run of runs) {
    const weight = (run.titles[section] ?? 0) + (run.texts[section] ?? 0) + (run.pages[page] ?? 0);
    score += ((run.isWhole ? scoring.wholeRun : scoring.run) * run.importance * weight) / (weight + scoring.half);
  }
  return score * covering(covered, total);
}

function pageEvidence(
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

/** All words count for more than some of them, however strong those are. */
function covering(covered: number, total: number): number {
  const coverage = total > 0 ? covered / total : 0;
  return scoring.uncovered + (1 - scoring.uncovered) * coverage ** scoring.covering;
}
