import { expect, test, vi } from 'vitest';
import { redact } from './redact.ts';

// A rule is a chain of expressions with bounds and of scans that end where the next one begins. So the number of calls and of
// characters that are handed to them grows with the text, never with its square, whatever the text is made of.
function workOn(text: string): number {
  let work = 0;
  const { slice, indexOf } = String.prototype;
  const { exec } = RegExp.prototype;
  const sliced = vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, start, end) {
    const part = slice.call(this, start, end);
    work += 1 + part.length;
    return part;
  });
  const executed = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, on) {
    const from = this.lastIndex;
    const found = exec.call(this, on);
    const isAdvancing = this.global || this.sticky;
    work +=
      1 +
      (isAdvancing
        ? found === null
          ? this.sticky
            ? 1
            : on.length - from
          : found.index + found[0].length - from
        : on.length);
    return found;
  });
  const sought = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, part, from = 0) {
    const index = indexOf.call(this, part, from);
    work += 1 + (index < 0 ? this.length : index) - from;
    return index;
  });
  try {
    redact(text);
  } finally {
    for (const spy of [sliced, executed, sought]) spy.mockRestore();
  }
  return work;
}

test.each([
  "'(a+)+$'",
  'a.',
  '-a',
  '://',
  'a:a@',
  'token=x&',
  'token=',
  'password "',
  "secret '",
  'key: {',
  'token=[',
  '-----BEGIN PRIVATE KEY-----',
  '-----BEGIN PRIVATE KEY-----\\nMIIE',
  'Authorization: ',
  '"Cookie":"',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/',
  '0:',
  '1.1.1.1.',
  'a@a.',
  'host=',
  'password = |\n',
  'a:80,',
  'urn:li:a:(',
  '/tmp/a',
  '\\\\\\\\',
  ' --a',
  'eyJ',
  'aB3',
  'password:\n',
])('takes work in proportion to the text: %j repeated', (part) => {
  const small = workOn(part.repeat(Math.ceil(4_000 / part.length)));
  const large = workOn(part.repeat(Math.ceil(16_000 / part.length)));
  expect(large / small).toBeLessThan(6);
});
