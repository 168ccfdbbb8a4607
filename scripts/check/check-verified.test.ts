import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkVerified, verifiedReport } from './check-verified.ts';

/** A repository with an empty ledger and two pages; the second one has an unidiomatic sentence. */
function repository(): string {
  const root = mkdtempSync(join(tmpdir(), 'verified-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['content/docs', 'docs', 'scripts/check/voice'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'docs/verified.txt'), '# Verified files\n');
  writeFileSync(join(root, 'scripts/check/voice/exceptions.yaml'), '[]\n');
  writeFileSync(join(root, 'content/docs/good.md'), 'The label appears next to the name.\n');
  writeFileSync(join(root, 'content/docs/odd.md'), 'The label stands next to the name.\n');
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  return root;
}

test('a file is verified once it is marked, and until it changes', () => {
  const root = repository();
  expect(checkVerified(root, ['--mark', 'content/docs/good.md', '--date', '2026-11-24'])).toBe(true);
  expect(readFileSync(join(root, 'docs/verified.txt'), 'utf8')).toMatch(
    /^# Verified files\ncontent\/docs\/good\.md 905d7fed 2026-11-24 [0-9a-f]{12}\n$/,
  );
  expect(verifiedReport(root)).toContain('verified all: 1 of 2, outdated 0, missing 1');
  writeFileSync(join(root, 'content/docs/good.md'), 'It changed.\n');
  expect(verifiedReport(root)).toContain('outdated: content/docs/good.md');
});

test("files with voice problems aren't recorded", () => {
  const root = repository();
  expect(checkVerified(root, ['--mark', 'content/docs'])).toBe(false);
  expect(readFileSync(join(root, 'docs/verified.txt'), 'utf8')).toBe('# Verified files\n');
});

test.each([
  [['content/docs/good.md'], '--mark'],
  [['--mark'], 'After --mark, list the files or folders'],
  [['--mark', 'content/none.md'], 'There is no file'],
  [['--mark', '../elsewhere'], 'is outside the repository'],
  [['--mark', 'content/docs/good.md', '--date', 'today'], 'ISO day'],
])('%j is an error', (args, message) => {
  expect(() => checkVerified(repository(), args)).toThrow(message);
});
