import type { Passage } from '../passages/passage.ts';
import { listsWithoutSerialComma } from './serial-comma.ts';
import { rightSpelling, voiceRules } from './voice-rules.ts';

/** A construction in a text, with what to write instead. */
export interface VoiceProblem {
  /** Id of the rule, `voice/…`. */
  rule: string;
  /** 1-based line on which the passage starts. */
  line: number;
  /** The words that the rule found. */
  found: string;
  fix: string;
}

/** Characters around a match that an exception of a rule sees. */
const AROUND = 40;

/** Hides text by others (quotations, code, and web addresses). Every character keeps its position. */
function withoutQuotations(text: string): string {
  return text
    .replace(/`([^`]*)`/g, (_, code: string) => `\`${'x'.repeat(code.length)}\``)
    .replace(/“([^”]*)”|"([^"]*)"/g, (quotation) => `“${'…'.repeat(quotation.length - 2)}”`)
    .replace(/https?:\/\/[^\s)]+/g, (address) => '…'.repeat(address.length));
}

/**
 * Looks for the constructions of all rules.
 * @param passages as `passagesOf` returns them
 * @returns the problems in the order of the passages
 */
export function findVoiceProblems(passages: readonly Passage[]): VoiceProblem[] {
  return passages.flatMap(({ text, line, kind }) => {
    const prose = withoutQuotations(text);
    const problems = voiceRules.flatMap(({ id, pattern, except, fix }) =>
      [...prose.matchAll(pattern)].flatMap((match): VoiceProblem[] => {
        const [start, end] = match.indices?.[0] ?? [0, 0];
        if (except?.test(prose.slice(Math.max(0, start - AROUND), end + AROUND))) return [];
        const found = text.slice(start, end);
        const right = rightSpelling(id, found);
        const advice = fix.replace(/\$(\d)/g, (_, group: string) =>
          text.slice(...(match.indices?.[Number(group)] ?? [0, 0])),
        );
        return [{ rule: id, line, found, fix: right === undefined ? advice : `Write "${right}".` }];
      }),
    );
    const lists = kind === 'heading' ? [] : listsWithoutSerialComma(prose);
    const commas = lists.map(({ start, end }) => ({
      rule: 'voice/serial-comma',
      line,
      found: text.slice(start, end),
      fix: 'Put a comma before the last "and" or "or" of a list.',
    }));
    return [...problems, ...commas];
  });
}
