import { expect, test } from 'vitest';
import { documents, files, read, sentSize } from './built-site.ts';

/** A block of code of the real site that contains places for the reader's values. */
interface Block {
  file: string;
  text: string;
  /** The text of each place, with its value's name and its line. */
  places: { value: string; text: string; line: string }[];
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

const blocks: Block[] = documents.flatMap((file) =>
  [...read(file).matchAll(/<code class="language-[^>]*>(.*?)<\/code>/gs)].flatMap(([, html = '']) => {
    const places = html.split('\n').flatMap((line) =>
      [...line.matchAll(/<data value="(\w+)">(.*?)<\/data>/g)].map(([, value = '', text = '']) => {
        return { value, text: plain(text), line: plain(line) };
      }),
    );
    return places.length > 0 ? [{ file, text: plain(html), places }] : [];
  }),
);
const places = blocks.flatMap((block) => block.places.map((place) => ({ ...place, block })));

/** All texts in the places of each value. */
const expected: Readonly<Record<string, RegExp>> = {
  server: /^(http:\/\/localhost:8080|https:\/\/datahub\.example\.com\/api\/gms|http:\/\/datahub\.example\.com:8080)$/,
  graphql: /^http:\/\/localhost:(8080|9002)\/api\/graphql$/,
  token: /^DATAHUB_(GMS_)?TOKEN$/,
  env: /^PROD$/,
  platform: /^(hive|kafka|postgres|snowflake)$/,
  installer: /^(python3 -m )?pip install( --upgrade| -U)?$/,
  program: /^(python3 -m )?pip install( --upgrade| -U)?$/,
};

test('hundreds of samples have places for the reader’s values, of every kind', () => {
  expect(blocks.length).toBeGreaterThan(700);
  expect([...new Set(places.map(({ value }) => value))].sort()).toEqual(Object.keys(expected).sort());
});

test('nothing else is marked', () => {
  const wrong = places.filter(({ value, text }) => !expected[value]?.test(text));
  expect(wrong.map(({ text, block }) => `${block.file}: ${text}`)).toEqual([]);
});

test('no address of a container or of a forwarded port is marked, and no half of a command', () => {
  const wrong = places.filter(({ value, line, block }) => {
    if (value === 'server') return /port-forward|docker exec|kubectl/.test(block.text);
    return /install|program/.test(value) && !/^ *(python3 -m )?pip install/.test(line);
  });
  expect(wrong.map(({ line, block }) => `${block.file}: ${line}`)).toEqual([]);
});

test('no environment is marked where the sample also names another', () => {
  const wrong = places.filter(({ value, block }) => value === 'env' && /\b(DEV|QA|NON_PROD)\b/.test(block.text));
  expect(wrong.map(({ block }) => block.file)).toEqual([]);
});

test('the code that shows values and asks for them is one file of at most 3 kB, which no document loads', () => {
  const [module = '', ...others] = files.filter((file) => /^assets\/values-.*\.js$/.test(file));
  expect(others).toEqual([]);
  expect(sentSize(read(module))).toBeLessThanOrEqual(3_000);
  expect(documents.filter((file) => read(file).includes(module))).toEqual([]);
});
