import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { errorKnowledge } from '#subjects/errors/knowledge/error-knowledge.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { diagnose } from '#subjects/errors/diagnosis/diagnose.ts';

const reports = z
  .array(z.strictObject({ entry: z.string(), report: z.string() }))
  .parse(parse(readFileSync('subjects/errors/exam/reports.yaml', 'utf8')));
const knowledge = errorKnowledge(loadTestData('content'));
const found = (text: string) => diagnose(text, knowledge).found.map(({ error }) => error.id);

test('there are at least 80 reports, each about an entry that exists', () => {
  expect(reports.length).toBeGreaterThanOrEqual(80);
  const ids = new Set(knowledge.errors.map(({ id }) => id));
  expect(reports.filter(({ entry }) => !ids.has(entry))).toEqual([]);
});

test('the right entry comes first for at least nine of ten reports', { timeout: 60_000 }, () => {
  const wrong = reports
    .map(({ entry, report }) => ({ entry, found: found(report).slice(0, 3) }))
    .filter(({ entry, found: [first] }) => first !== entry);
  expect(1 - wrong.length / reports.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.9);
});

test.each([
  'fatal: not a git repository (or any of the parent directories): .git',
  'How do I change the colour of the header of the website?',
  'ffmpeg: Unknown encoder libx264, conversion aborted',
  'The printer on the third floor prints empty sheets since Monday morning',
  "TypeError: Cannot read properties of undefined (reading 'map') at App.js:12",
  'terraform apply: Error: creating EC2 Instance: InvalidAMIID.NotFound',
  'zork frobnicator cannot reach the glossary of webhooks',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore',
])('no entry is found for: %s', (text) => {
  expect(found(text)).toEqual([]);
});
