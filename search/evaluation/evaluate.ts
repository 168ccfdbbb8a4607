import type { Search, SearchAnswer } from './adapter.ts';
import type { Case } from './case.ts';
import { measureAnswer, type QueryMeasures } from './measures.ts';

/** An answer with its measures. */
export interface Evaluated {
  judged: Case;
  answer: SearchAnswer;
  measures: QueryMeasures;
}

/** Puts every query to an engine, one after the other. */
export async function evaluate(search: Search, cases: readonly Case[]): Promise<Evaluated[]> {
  const evaluated: Evaluated[] = [];
  for (const judged of cases) {
    const answer = await search(judged.query);
    evaluated.push({ judged, answer, measures: measureAnswer(judged, answer.found) });
  }
  return evaluated;
}
