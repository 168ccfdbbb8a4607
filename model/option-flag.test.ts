import { expect, test } from 'vitest';
import { isFlag } from './option-flag.ts';

test.each(['--version', '-v', '--no-pull-images', '-X'])('%s is a flag', (code) => {
  expect(isFlag(code)).toBe(true);
});

test.each(['--version v0.10.1', '-', '--', '-1', 'no-pull-images', '--datahub-very-long-option-name'])(
  '%s may break',
  (code) => {
    expect(isFlag(code)).toBe(false);
  },
);
