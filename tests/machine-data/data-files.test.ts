import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { files, read } from '../budgets/built-site.ts';

const data = files.filter((file) => /^data\/.*\.json$/.test(file));
const index: { files: { path: string; schema?: string; bytes: number; sha256: string }[] } = JSON.parse(
  read('data/index.json'),
);

test('the index lists every data file with its size and hash', () => {
  const listed = index.files.map(({ path }) => path);
  expect(listed.toSorted()).toEqual(files.filter((file) => /^data\/(?!index\.json$)/.test(file)));
  for (const { path, bytes, sha256 } of index.files) {
    const text = read(path);
    expect({ path, bytes, sha256 }).toEqual({
      path,
      bytes: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
    });
  }
});

test.each(data)('%s fits the schema that it names', (file) => {
  const content: { $schema: string } = JSON.parse(read(file));
  const schema = new URL(content.$schema, `https://docs.example.com/${file}`).pathname.slice(1);
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false }).compile(
    JSON.parse(read(schema)),
  );
  expect(validate(content), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
});

test('a file has at most 10.5 MB', () => {
  expect(data.filter((file) => Buffer.byteLength(read(file)) > 10_500_000)).toEqual([]);
});

test("hosts that read _headers let other sites' programs fetch data", () => {
  expect(read('_headers')).toMatch(/^\/data\/\*\n {2}Access-Control-Allow-Origin: \*$/m);
});
