import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { loadTestData } from './load-test-data.ts';
import { runGenerators } from './run-generators.ts';
test('try', () => {
  const data = loadTestData('content');
  const { drafts, problems } = runGenerators(data);
  console.warn(problems.slice(0,80).map((p) => `${p.file}:${p.line} ${p.rule} ${p.message} ${p.fix ?? ''}`).join('\n'));
  writeFileSync('/tmp/G-drafts.json', JSON.stringify(drafts, null, 1));
});
