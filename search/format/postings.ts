import { decodeNumbers, encodeNumbers } from './numbers.ts';

/** How much of a section a term makes up, in steps. The place of a term is twice that, plus one if the term occurs in code. */
export const IMPACTS = 4;
const PLACES = 2 * IMPACTS;

/** The sections that contain a term, in ascending order, each with the term's place in it. */
export interface Postings {
  sections: number[];
  places: number[];
}

/** @param impact from 0 to IMPACTS - 1 */
export function placeOf(impact: number, inCode: boolean): number {
  return 2 * impact + Number(inCode);
}

/** The inverse of placeOf. */
export function impactOf(place: number): number {
  return place >> 1;
}

/** Whether a place is one in code. */
export function isInCode(place: number): boolean {
  return (place & 1) === 1;
}

/** Postings as text: distances between sections, each with its place in the lowest bits. */
export function encodePostings({ sections, places }: Postings): string {
  let before = -1;
  const numbers = sections.map((section, index) => {
    const distance = section - before - 1;
    before = section;
    return distance * PLACES + (places[index] ?? 0);
  });
  return encodeNumbers(numbers);
}

/** The inverse of encodePostings. */
export function decodePostings(text: string): Postings {
  const sections: number[] = [];
  const places: number[] = [];
  let before = -1;
  for (const number of decodeNumbers(text)) {
    before += 1 + Math.floor(number / PLACES);
    sections.push(before);
    places.push(number % PLACES);
  }
  return { sections, places };
}
