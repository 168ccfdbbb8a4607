import { expect, test } from 'vitest';
import { unzip } from '#tests/unzip.ts';
import { zip } from './zip.ts';

const entries = [
  { name: 'docs/index.html', bytes: Buffer.from('<h1>Docs</h1>'.repeat(100)) },
  { name: 'docs/café/index.html', bytes: Buffer.from('Café') },
  { name: 'docs/empty.css', bytes: Buffer.from('') },
];

test('files come out unchanged, with names in any script', () => {
  const files = unzip(zip(entries));
  expect([...files]).toEqual(entries.map(({ name, bytes }) => [name, bytes]));
});

test('the same files always make the same archive, which is smaller than the files', () => {
  expect(zip(entries)).toEqual(zip(entries));
  expect(zip(entries).length).toBeLessThan(700);
});

test('more files than the format can contain are rejected', () => {
  const many = Array.from({ length: 65_536 }, (_, index) => ({ name: `${index}`, bytes: Buffer.alloc(0) }));
  expect(() => zip(many)).toThrow('65535 files at most');
});
