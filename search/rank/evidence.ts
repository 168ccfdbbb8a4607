import type { MatchedField } from '../answer.ts';
import { impactOf, isInCode } from '../format/postings.ts';
import type { Index } from '../query/find-terms.ts';
import type { FoundTerm } from '../query/found-term.ts';
import type { Sections } from '../query/sections.ts';
import { fieldWeights, scoring } from './weights.ts';

/** Where one word of a query occurs, as weights by section and by page; 0 where it does not. */
export interface Evidence {
  /** Sections with a weight in `titles` or `texts`; those with both are listed twice. */
  sections: readonly number[];
  titles: Float32Array;
  texts: Float32Array;
  /** For sections with a weight in `texts`: see placeOf. */
  places: Uint8Array;
  /** What the page contributes to all of its sections. */
  pages: Float32Array;
  /** 1 for pages that have it in their title. */
  titled: Uint8Array;
  /** What it was looked up by. */
  terms: readonly FoundTerm[];
  /** How significant the word is: the rarer, the more. */
  rarity: number;
  /** What the word counts for in a score. */
  importance: number;
}

/** Gathers where the terms of one word occur. If a field contains several of the terms, the best one counts. */
export function gatherEvidence(terms: readonly FoundTerm[], { dictionary, shards }: Index, all: Sections): Evidence {
  const count = all.titles.length;
  const found: number[] = [];
  const titles = new Float32Array(count);
  const texts = new Float32Array(count);
  const places = new Uint8Array(count);
  const pages = new Float32Array(all.pages.length);
  const titled = new Uint8Array(all.pages.length);
  let frequency = 0;
  for (const { term, weight, isRelated } of terms) {
    const entry = dictionary.entry(term);
    let inTitles = 0;
    entry?.titles.forEach((title, index) => {
      const strength = (entry.shares[index] ?? 0) * fieldWeights.sectionTitle * weight;
      const sections = dictionary.titles[title] ?? [];
      inTitles += sections.length;
      for (const section of sections) {
        if (titles[section] === 0) found.push(section);
        raise(titles, section, strength);
      }
    });
    for (const [page, strength] of entry?.pages ?? []) raise(pages, page, strength * weight);
    if (isRelated) continue;
    for (const page of entry?.titled ?? []) titled[page] = 1;
    const postings = shards.postings(term);
    postings?.sections.forEach((section, index) => {
      const place = postings.places[index] ?? 0;
      if (texts[section] === 0) found.push(section);
      if (raise(texts, section, contentWeight(place) * weight)) places[section] = place;
    });
    frequency = Math.max(frequency, inTitles, entry?.pages.size ?? 0, postings?.sections.length ?? 0);
  }
  const rarity = Math.log(1 + count / (frequency + 0.5));
  const importance = rarity ** scoring.rarity;
  return { sections: found, titles, texts, places, pages, titled, terms, rarity, importance };
}

function contentWeight(place: number): number {
  return (fieldWeights.content[impactOf(place)] ?? 0) * (isInCode(place) ? fieldWeights.code : 1);
}

function raise(weights: Float32Array, index: number, value: number): boolean {
  const raises = value > (weights[index] ?? 0);
  if (raises) weights[index] = value;
  return raises;
}

const informative: readonly MatchedField[] = ['title', 'code', 'text', 'page'];

/** The most significant place in which a section contains any of the words. */
export function matchedField(words: readonly Evidence[], section: number, { pageOf, titles }: Sections): MatchedField {
  const isFirst = titles[section] === '';
  const fields = words.map((word): MatchedField | undefined => {
    const onPage = (word.pages[pageOf[section] ?? 0] ?? 0) > 0;
    if ((word.titles[section] ?? 0) > 0 || (onPage && isFirst)) return 'title';
    if ((word.texts[section] ?? 0) > 0) return isInCode(word.places[section] ?? 0) ? 'code' : 'text';
    return onPage ? 'page' : undefined;
  });
  return informative.find((field) => fields.includes(field)) ?? 'text';
}
