import { type Message, sentences } from '#model/message.ts';
import { checkUrn } from '#model/urn/check-urn.ts';
import type { UrnRules } from '#model/urn/findings.ts';
import { serverVerdict } from '#model/urn/server.ts';
import { benchMessage } from './messages.ts';
import { type PastedLine, TOO_LONG } from './pasted-lines.ts';

/** One line of a pasted list and its result. */
export interface JudgedLine extends PastedLine {
  verdict: 'correct' | 'corrected' | 'unclear';
  /** Name of the entity type in the model; absent if the line can't be read. */
  entityType?: string;
  /** The URN or its correction; absent if there is no certain one. */
  urn?: string;
  /** The first error, and whether the server accepts the line as is. */
  problem?: Message;
}

/** Judges every line of a list on its own. */
export function judgeLines(lines: readonly PastedLine[], rules: UrnRules): JudgedLine[] {
  return lines.map((line) => {
    if (line.text.length > TOO_LONG) return { ...line, verdict: 'unclear', problem: benchMessage('urnLineTooLongUrn') };
    const { findings, text, urn } = checkUrn(line.text, rules);
    const [first] = findings;
    if (first === undefined) return { ...line, verdict: 'correct', ...entityTypeOf(urn), urn: line.text };
    const { message } = first;
    const said = findings.length > 1 ? benchMessage('urnMoreErrors', { message, count: findings.length - 1 }) : message;
    const server = serverVerdict(line.text, rules).accepts
      ? benchMessage('urnServerAcceptsLine')
      : benchMessage('urnServerRejectsLine');
    const problem = sentences(said, server);
    return {
      ...line,
      verdict: text === undefined ? 'unclear' : 'corrected',
      problem,
      ...entityTypeOf(urn),
      ...(text !== undefined && { urn: text }),
    };
  });
}

function entityTypeOf(urn: { entityType: string } | undefined): { entityType?: string } {
  return urn === undefined ? {} : { entityType: urn.entityType };
}

/** The list again, one line each: correct lines, corrections, and unchanged lines that can't be corrected. */
export function correctedText(lines: readonly JudgedLine[]): string {
  return lines.map(({ urn, text }) => urn ?? text).join('\n');
}
