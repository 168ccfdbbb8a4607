import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accept, acceptedPath, readAccepted, withoutAccepted } from './accepted.ts';
import type { FactDifference } from './compare-facts.ts';

const lost: FactDifference = { side: 'lost', kind: 'number', value: '10', lines: [1] };
const added: FactDifference = { side: 'new', kind: 'number', value: '10', lines: [1] };
const note: FactDifference = { side: 'note', kind: 'name', value: 'a (1 → 2)', lines: [1] };

test('a difference is open until its side and its fact are accepted, and a note is never open', () => {
  expect(withoutAccepted([lost, added, note], [])).toEqual([lost, added]);
  const accepted = [{ reason: 'The limit does not exist.', lost: ['number: 10'], new: [] }];
  expect(withoutAccepted([lost, added, note], accepted)).toEqual([added]);
});

test('accepted differences are kept in a file for each content file, with their reasons', () => {
  const root = mkdtempSync(join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const file = 'content/docs/how/a.md';
  accept(root, file, [lost], 'The limit does not exist.');
  accept(root, file, [added], 'The source says ten.');
  expect(withoutAccepted([lost, added], readAccepted(root, file))).toEqual([]);
  expect(acceptedPath(file)).toBe('docs/measurements/facts/docs/how/a.md.yaml');
  expect(readFileSync(join(root, acceptedPath(file)), 'utf8')).toContain('reason: The limit does not exist.');
});
