import type { Examined } from '#subjects/errors/exam/examine.ts';
import type { ErrorAnswers, ErrorScore } from '#subjects/errors/schema/error-score.ts';

/** One line per group of reports. */
export function formatAnswers({ tuning, heldOut, byKind }: Omit<ErrorScore, 'measured'>): string {
  const groups = Object.entries<ErrorAnswers>({ tuning, 'held-out': heldOut, ...byKind });
  return groups
    .map(([name, { reports, explained, first, three, confidentlyWrong, asked, silent }]) =>
      [
        name.padEnd(14),
        `${reports} reports, ${explained} explained`,
        `first ${first.toFixed(3)}`,
        `in three ${three.toFixed(3)}`,
        `confidently wrong ${confidentlyWrong}`,
        `asked ${asked}`,
        `silent ${silent}`,
      ].join('  '),
    )
    .join('\n');
}

/** The reports with a wrong answer, with the expected entry and the first one. */
export function formatMissed(examined: readonly Examined[]): string {
  return examined
    .filter(({ report, verdict }) => verdict.confidentlyWrong || (report.expect.length > 0 && !verdict.first))
    .map(({ report, found, verdict }) => {
      const flags = [
        verdict.confidentlyWrong && 'CONFIDENTLY WRONG',
        verdict.asked && 'asked',
        report.ask && 'should ask',
      ];
      const expected = report.expect.join(', ') || 'no entry';
      return `${report.id}: expected ${expected}; found ${found.join(', ') || 'nothing'} ${flags.filter(Boolean).join(', ')}`;
    })
    .join('\n');
}
