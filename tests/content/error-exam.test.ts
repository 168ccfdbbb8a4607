import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorKnowledge } from '#subjects/errors/knowledge/error-knowledge.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { readReports } from '#scripts/bench/error-quality/read-reports.ts';
import { runExam } from '#scripts/bench/error-quality/run-exam.ts';
import { scoreOf } from '#scripts/bench/error-quality/score.ts';
import { errorScore } from '#subjects/errors/schema/error-score.ts';
import { examSet } from '#subjects/errors/exam/exam-set.ts';
import { errorFloor } from '#subjects/errors/exam/targets.ts';
import addresses from '../../content/addresses.json' with { type: 'json' };

const root = process.cwd();
const sets = { tuning: readReports(root, 'tuning'), 'held-out': readReports(root, 'held-out') };
const reports = [...sets.tuning, ...sets['held-out']];
const data = loadTestData('content');
const knowledge = errorKnowledge(data);

describe('the reports of the exam', () => {
  test('are at least 120, with at least 20 that no entry explains and 15 that call for a question', () => {
    expect(reports.length).toBeGreaterThanOrEqual(120);
    expect(reports.filter((report) => report.expect.length === 0).length).toBeGreaterThanOrEqual(20);
    expect(reports.filter(({ ask }) => ask).length).toBeGreaterThanOrEqual(15);
  });

  test('are in the file that the hash of their ID determines, about a third of them held out', () => {
    expect(sets.tuning.filter(({ id }) => examSet(id) !== 'tuning')).toEqual([]);
    expect(sets['held-out'].filter(({ id }) => examSet(id) !== 'held-out')).toEqual([]);
    const share = sets['held-out'].length / reports.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.38);
  });

  test('expect entries and name pages that exist', () => {
    const ids = new Set(knowledge.errors.map(({ id }) => id));
    expect(reports.flatMap((report) => report.expect).filter((id) => !ids.has(id))).toEqual([]);
    const pages = reports.flatMap((report) => report.pages ?? []);
    expect(pages.filter((page) => !Object.hasOwn(addresses.addresses, page))).toEqual([]);
  });

  test('come from different threads than those of the other set', () => {
    const heldOut = new Set(sets['held-out'].map(({ source }) => source));
    expect(sets.tuning.filter(({ source }) => heldOut.has(source)).map(({ id }) => id)).toEqual([]);
  });

  test('have the same cause at most three times', () => {
    const only = reports.flatMap((report) => (report.expect.length === 1 ? report.expect : []));
    const often = new Set(only.filter((id) => only.filter((other) => other === id).length > 3));
    expect([...often]).toEqual([]);
  });

  test('are never just a message of an entry', () => {
    const messages = knowledge.errors.flatMap((error) => error.messages.flatMap((one) => ('text' in one ? one.text : [])));
    const bare = reports.filter(({ text }) => messages.some((message) => text.trim() === message));
    expect(bare).toEqual([]);
  });

  test("contain no email address, no private network address other than Docker's, and no key", () => {
    const private_ = /(?!jane@|node1@)[\w.]+@(?!example\.com)[\w-]+\.(?:com|org|net|cn)\b|\b10\.\d+\.\d+\.\d+|\b192\.168\.|eyJ\w{20}|-----BEGIN/;
    expect(reports.filter(({ text }) => private_.test(text)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the error tool', { timeout: 60_000 }, () => {
  const { tuning, heldOut } = runExam(root, data);
  const score = scoreOf(tuning, heldOut);

  test('answers the held-out reports as well as required', () => {
    expect(score.heldOut.confidentlyWrong).toBeLessThanOrEqual(errorFloor.confidentlyWrong);
    expect(score.heldOut.first).toBeGreaterThanOrEqual(errorFloor.first);
    expect(score.heldOut.three).toBeGreaterThanOrEqual(errorFloor.three);
  });

  test('is never confidently wrong about a report of the tuning set', () => {
    const wrong = tuning.filter(({ verdict }) => verdict.confidentlyWrong);
    expect(wrong.map(({ report, found }) => `${report.id}: ${found[0]}`)).toEqual([]);
  });

  test('performs as /search/quality says', () => {
    const { measured, ...shown } = errorScore.parse(JSON.parse(readFileSync('content/error-score.json', 'utf8')));
    const outdated = `content/error-score.json of ${measured} shows other numbers; run "npm run bench -- errors --write"`;
    expect(shown, outdated).toEqual(score);
  });
});
