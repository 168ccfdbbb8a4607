import { parseUrn, type Urn } from '#model/urn.ts';
import type { Mistake, UrnRules } from './mistakes.ts';
import { partMistake, syntaxMistake } from './part-mistakes.ts';
import { textRules } from './wrapping-mistakes.ts';

export interface UrnCheck {
  /** In the order in which they were found and corrected. */
  mistakes: readonly Mistake[];
  /** The URN, or its corrected form; absent when it can't be corrected. */
  text?: string;
  urn?: Urn;
}

// Each correction ends one mistake, so this is never reached by what people paste.
const MOST = 20;

/** Finds the mistakes in a URN one after the other, each in the text that the corrections before have left. */
export function checkUrn(pasted: string, rules: UrnRules): UrnCheck {
  const mistakes: Mistake[] = [];
  let text = pasted;
  while (mistakes.length < MOST) {
    const found = firstMistake(text, rules);
    if (!found) {
      const parsed = parseUrn(text);
      return 'urn' in parsed ? { mistakes, text, urn: parsed.urn } : { mistakes };
    }
    mistakes.push(found);
    if (found.fixed === undefined) break;
    text = found.fixed;
  }
  return { mistakes };
}

function firstMistake(text: string, rules: UrnRules): Mistake | undefined {
  for (const rule of textRules) {
    const found = rule(text, rules);
    if (found) return found;
  }
  const parsed = parseUrn(text);
  return 'urn' in parsed ? partMistake(text, parsed.urn, 0, text.length, rules) : syntaxMistake(text);
}
