import type { Dictionary } from '../query/dictionary.ts';
import type { Index } from '../query/find-terms.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import type { Sections } from '../query/sections.ts';
import { exactTitles } from './exact-titles.ts';
import type { QueryEvidence } from './query-evidence.ts';
import { isNamed, pageEvidence } from './score-page.ts';
import { scoreSection } from './score-section.ts';
import { scoring } from './weights.ts';

/** Maximum number of sections per page in a result. */
const SECTIONS_PER_PAGE = 3;

export interface RankedSection {
  section: number;
  score: number;
}

export interface RankedPage {
  page: number;
  score: number;
  /** Share of the query's words, counted by rarity, that the page contains. */
  coverage: number;
  /** The best sections of the page that contain any of the words, best first. */
  sections: RankedSection[];
}

/**
 * Ranks pages by how well they answer a query. A section's score is the sum of what each word contributes by its rarity and
 * weight. Words that form one identifier and titles that are exactly the query add to the score, and every missing word reduces
 * it. A page has the score of its best section and a little for what its other sections contain.
 */
export function rankPages(query: ParsedQuery, found: QueryEvidence, index: Index, all: Sections): RankedPage[] {
  const total = found.words.reduce((sum, { importance }) => sum + importance, 0);
  const exact = exactTitles(query, index.dictionary, all);
  const called = index.dictionary.pagePhrases.similar(found.words);
  const titled = titleBonuses(found, index.dictionary, all.titles.length);
  const isName = found.runs.some(({ isWhole }) => isWhole);
  const phrases = total * (isName ? scoring.phraseOfName : 1);
  const pageShare = isName ? scoring.pageOfName : 1;
  const rowWeight = found.words.length > 1 && !isName ? scoring.rowOfMany : scoring.row;
  const best = new Float32Array(found.words.length);
  // A query is found in a few of the thousands of sections. The others have no score.
  const holding = new Uint8Array(all.titles.length);
  for (const { sections } of found.words) for (const section of sections) holding[section] = 1;
  const ranked = all.pages.flatMap((_, page): RankedPage[] => {
    best.fill(0);
    const sections: RankedSection[] = [];
    const [first, end] = all.range(page);
    for (let section = first; section < end; section += 1) {
      // The first section stands for the whole page, whatever its own text contains.
      if (section !== first && holding[section] === 0 && exact[section] === 0) continue;
      const score = scoreSection(section, page, found, total, best, section === first, pageShare);
      const opening = section === first && found.words.every(({ titled }) => titled[page] === 1) ? scoring.opening : 0;
      const bonus = (exact[section] ?? 0) + opening;
      const phrase = phrases * scoring.titlePhrase * (titled[section] ?? 0);
      if (score === 0 && bonus === 0) continue;
      const prior = bonus === 0 && section !== first && all.isRow(section) ? rowWeight : 1;
      keepBest(sections, section, prior * score + total * bonus + phrase);
    }
    if (sections.length === 0) return [];
    const held = pageEvidence(found.words, best, total);
    const named = isNamed(page, found.words, index.dictionary) ? scoring.named * total : 0;
    return [
      {
        page,
        score:
          (index.priors[page] ?? 1) *
          ((sections[0]?.score ?? 0) +
            scoring.page * held.score +
            named +
            scoring.pagePhrase * phrases * (called.get(page) ?? 0)),
        coverage: held.coverage,
        sections,
      },
    ];
  });
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** Adds a section to the best ones. Among equal ones, the first stays ahead. Most sections aren't better, so few objects are created. */
function keepBest(sections: RankedSection[], section: number, score: number): void {
  if (sections.length === SECTIONS_PER_PAGE && score <= (sections.at(-1)?.score ?? 0)) return;
  const behind = sections.findIndex((other) => other.score < score);
  sections.splice(behind < 0 ? sections.length : behind, 0, { section, score });
  if (sections.length > SECTIONS_PER_PAGE) sections.pop();
}

/** Similarity of the query with titles, by section. */
function titleBonuses({ words }: QueryEvidence, { titlePhrases, titles }: Dictionary, count: number): Float32Array {
  const bonuses = new Float32Array(count);
  for (const [title, value] of titlePhrases.similar(words))
    for (const section of titles[title] ?? []) bonuses[section] = value;
  return bonuses;
}
