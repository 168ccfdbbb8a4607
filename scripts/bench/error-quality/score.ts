import type { Examined } from '#subjects/errors/exam/examine.ts';
import { reportKinds } from '#subjects/errors/schema/error-report.ts';
import type { ErrorAnswers, ErrorScore } from '#subjects/errors/schema/error-score.ts';

/** The numbers of an exam in the format of content/error-score.json, without the date. */
export function scoreOf(tuning: readonly Examined[], heldOut: readonly Examined[]): Omit<ErrorScore, 'measured'> {
  const all = [...tuning, ...heldOut];
  const byKind = reportKinds.map(
    (kind) => [kind, answersOf(all.filter(({ report }) => report.kind === kind))] as const,
  );
  return {
    tuning: answersOf(tuning),
    heldOut: answersOf(heldOut),
    byKind: Object.fromEntries(byKind) as ErrorScore['byKind'],
  };
}

function answersOf(examined: readonly Examined[]): ErrorAnswers {
  const explained = examined.filter(({ report }) => report.expect.length > 0);
  const share = (part: readonly Examined[]) => Math.round((part.length / Math.max(1, explained.length)) * 1000) / 1000;
  const count = (is: (one: Examined) => boolean) => examined.filter(is).length;
  return {
    reports: examined.length,
    explained: explained.length,
    first: share(explained.filter(({ verdict }) => verdict.first)),
    three: share(explained.filter(({ verdict }) => verdict.three)),
    confidentlyWrong: count(({ verdict }) => verdict.confidentlyWrong),
    asked: count(({ verdict }) => verdict.asked),
    silent: count(({ verdict }) => verdict.silent),
  };
}
