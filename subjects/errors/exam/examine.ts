import type { Diagnosis } from '../diagnosis/diagnosis.ts';
import type { ErrorReport } from '../schema/error-report.ts';

/** The engine's answer for a text. */
export type Diagnose = (text: string) => Pick<Diagnosis, 'found' | 'question'>;

/** How a report was answered; see `judgeAnswer`. */
export interface Verdict {
  first: boolean;
  three: boolean;
  confidentlyWrong: boolean;
  asked: boolean;
  silent: boolean;
}

export interface Examined {
  report: ErrorReport;
  /** IDs of the first three entries, for people who read the result. */
  found: readonly string[];
  verdict: Verdict;
}

/** Gives every report to the engine. */
export function examine(reports: readonly ErrorReport[], diagnose: Diagnose): Examined[] {
  return reports.map((report) => {
    const answer = diagnose(report.text);
    const found = answer.found.slice(0, 3).map(({ error }) => error.id);
    return { report, found, verdict: judgeAnswer(report, answer) };
  });
}

/**
 * Judges one answer. An entry is acceptable if the report expects it.
 *
 * - Right first: the first entry is acceptable and no question is asked, or the report calls for a question (`ask`) and a choice of the
 *   question asked leads to an acceptable entry. A question about any other report is neutral: neither right nor wrong.
 * - In three: right first, or an acceptable entry is among the first three or among the choices of the question.
 * - Confidently wrong: the first entry is `certain`, which readers see as "message found", and isn't acceptable. If the report expects
 *   no entry, every certain first entry is confidently wrong.
 * - Asked: a question is shown. Silent: neither an entry nor a question is shown.
 */
export function judgeAnswer({ expect, ask }: ErrorReport, { found, question }: ReturnType<Diagnose>): Verdict {
  const isAcceptable = (id: string) => expect.includes(id);
  const [first] = found;
  const isChoice = question?.choices.some((choice) => isAcceptable(choice.id)) ?? false;
  const isFirst = first !== undefined && isAcceptable(first.error.id);
  const right = question === undefined ? isFirst : ask === true && isChoice;
  return {
    first: right,
    three: right || isChoice || found.slice(0, 3).some(({ error }) => isAcceptable(error.id)),
    confidentlyWrong: first?.confidence === 'certain' && !isFirst,
    asked: question !== undefined,
    silent: question === undefined && found.length === 0,
  };
}
