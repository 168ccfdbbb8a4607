import { errorTargets } from '#subjects/errors/exam/targets.ts';
import type { ErrorAnswers, ErrorScore } from '#subjects/errors/schema/error-score.ts';

/** A target for the error tool with the measured value. */
export interface TargetRow {
  name: string;
  limit: string;
  heldOut: string;
  tuning: string;
  /** Whether the held-out reports reach the target. */
  passes: boolean;
}

const KIND_NAMES: Record<string, string> = {
  'java-trace': 'Java stack traces',
  'python-trace': 'Python stack traces',
  cli: 'Command output',
  'container-log': 'Container logs',
  prose: 'Descriptions in words',
};

/** Every target of the error tool, with what both sets of reports reach. */
export function targetRows({ tuning, heldOut }: Pick<ErrorScore, 'tuning' | 'heldOut'>): TargetRow[] {
  const atLeast = (name: string, limit: number, of: (answers: ErrorAnswers) => number): TargetRow => {
    return {
      name,
      limit: `at least ${limit.toFixed(2)}`,
      heldOut: of(heldOut).toFixed(3),
      tuning: of(tuning).toFixed(3),
      passes: of(heldOut) >= limit,
    };
  };
  return [
    atLeast('Right error first', errorTargets.first, ({ first }) => first),
    atLeast('Right error in the top three', errorTargets.three, ({ three }) => three),
    {
      name: 'Confidently wrong',
      limit: `at most ${errorTargets.confidentlyWrong}`,
      heldOut: String(heldOut.confidentlyWrong),
      tuning: String(tuning.confidentlyWrong),
      passes: heldOut.confidentlyWrong <= errorTargets.confidentlyWrong,
    },
  ];
}

/** The answers by kind of report, then those of both sets. */
export function answerRows({ tuning, heldOut, byKind }: ErrorScore) {
  const groups: [string, ErrorAnswers][] = [
    ...Object.entries(byKind).map(([kind, answers]): [string, ErrorAnswers] => [KIND_NAMES[kind] ?? kind, answers]),
    ['All for tuning', tuning],
    ['All held out', heldOut],
  ];
  return groups.map(([name, { reports, explained, first, three, confidentlyWrong, asked, silent }]) => ({
    key: name,
    name,
    cells: [reports, explained, first.toFixed(3), three.toFixed(3), confidentlyWrong, asked, silent],
  }));
}
