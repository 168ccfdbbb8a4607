import type { Finding, UrnRules } from './findings.ts';
import { partFinding, syntaxFinding } from './part-findings.ts';
import { parseUrn, type Urn } from './syntax.ts';
import { textRules } from './text-findings.ts';

export interface UrnCheck {
  /** In the order in which they were found and corrected. */
  findings: readonly Finding[];
  /** The URN, or its corrected form; absent when it can't be corrected. */
  text?: string;
  urn?: Urn;
}

// Each correction removes one finding, so what people paste never reaches this limit.
const MOST = 20;

/**
 * Finds the errors in a URN one after another, each in the text with the earlier corrections.
 * @param pasted one URN as a reader pasted it
 * @param rules entity types with their parts, and the values of the environment
 */
export function checkUrn(pasted: string, rules: UrnRules): UrnCheck {
  const findings: Finding[] = [];
  let text = pasted;
  while (findings.length < MOST) {
    const found = firstFinding(text, rules);
    if (!found) {
      const parsed = parseUrn(text);
      return 'urn' in parsed ? { findings, text, urn: parsed.urn } : { findings };
    }
    findings.push(found);
    if (found.fixed === undefined) break;
    text = found.fixed;
  }
  return { findings };
}

function firstFinding(text: string, rules: UrnRules): Finding | undefined {
  for (const rule of textRules) {
    const found = rule(text, rules);
    if (found) return found;
  }
  const parsed = parseUrn(text);
  return 'urn' in parsed ? partFinding(text, parsed.urn, 0, text.length, rules) : syntaxFinding(text);
}
