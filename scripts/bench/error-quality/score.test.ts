import { expect, test } from 'vitest';
import type { Examined } from '#subjects/errors/exam/examine.ts';
import { formatAnswers, formatMissed } from './report.ts';
import { scoreOf } from './score.ts';

const right = { first: true, three: true, confidentlyWrong: false, asked: false, silent: false };
const one = (id: string, expected: string[], verdict: Partial<Examined['verdict']>): Examined => ({
  report: { id, source: 'datahub#1', kind: 'cli', text: '…', expect: expected, basis: 'The outcome of the thread.' },
  found: ['other'],
  verdict: { ...right, ...verdict },
});
const missed = one('missed', ['wanted'], { first: false, three: false, silent: true });
const claimed = one('claimed', [], { first: false, three: false, confidentlyWrong: true });

test('both shares refer to the reports that an entry explains, and all other figures count all reports', () => {
  const { tuning, heldOut, byKind } = scoreOf([one('good', ['wanted'], {}), missed, claimed], []);
  expect(tuning).toEqual({
    reports: 3,
    explained: 2,
    first: 0.5,
    three: 0.5,
    confidentlyWrong: 1,
    asked: 0,
    silent: 1,
  });
  expect(heldOut).toMatchObject({ reports: 0, explained: 0, first: 0 });
  expect(byKind.cli).toEqual(tuning);
});

test('the output names each report with a wrong answer and each group', () => {
  expect(formatMissed([one('good', ['wanted'], {}), missed, claimed]).split('\n')).toEqual([
    'missed: expected wanted; found other ',
    'claimed: expected no entry; found other CONFIDENTLY WRONG',
  ]);
  expect(formatAnswers(scoreOf([missed], [])).split('\n')[0]).toMatch(/^tuning +1 reports, 1 explained +first 0\.000/);
});
