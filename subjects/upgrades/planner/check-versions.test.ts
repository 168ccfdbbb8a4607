import { expect, test } from 'vitest';
import { checkVersions } from './check-versions.ts';
import { setup } from './fixtures.ts';

test.each([
  ['2.0.0', '2.1.1', undefined],
  ['2.2.0', '2.3.0', undefined],
  ['', '2.1.1', { problem: 'open' }],
  ['2.0.0', '2.0.0', { problem: 'same' }],
  ['2.1.1', '2.1.0', { problem: 'backwards', from: '2.1.1', to: '2.1.0' }],
  ['2.3.0', '2.2.0', { problem: 'backwards' }],
  ['older', '2.1.1', { problem: 'too-old', oldest: '1.9.0' }],
  ['1.8.12', '2.1.1', { problem: 'too-old', version: '1.8.12' }],
  ['1.10.0', '2.1.1', { problem: 'unknown', which: 'from', version: '1.10.0', nearest: '1.9.0' }],
  ['2.0.0', '3.0', { problem: 'unknown', which: 'to', nearest: '2.3.0' }],
  ['<img>', '2.1.1', { problem: 'unknown', version: '<img>', nearest: undefined }],
])('from %j to %j', (from, to, expected) => {
  const found = checkVersions(from, to, setup);
  if (expected === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(expected);
});
