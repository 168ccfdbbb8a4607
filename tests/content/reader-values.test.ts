// biome-ignore-all lint/suspicious/noTemplateCurlyInString: recipes and shells write variables like that.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environments, installers, type ReaderValues, type SampleMark } from '#model/reader-values.ts';
import { findValues } from '#pipeline/markdown/code/values/find-values.ts';
import { formatValues, parseValues } from '#runtime/values/parse-values.ts';
import { rewrite } from '#runtime/values/rewrite.ts';

const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,fct_users,PROD)';
const samples = [
  { language: 'json', code: `{ "server": "http://localhost:8080", "urn": "${urn}" }` },
  { language: 'yaml', code: 'sink:\n  config:\n    server: https://datahub.example.com/api/gms\n    token: ${DATAHUB_TOKEN}\n    env: PROD' },
  { language: 'shell', code: `curl http://localhost:8080/api/graphql -H "Bearer $DATAHUB_TOKEN" -d '{"urn": "${urn}"}'` },
  { language: 'shell', code: "pip install --upgrade 'acryl-datahub[hive]'" },
];
const found = findValues({ kind: 'guide', prose: '', samples });

const letters = (characters: string) => fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 12 });
const addresses = fc
  .tuple(fc.constantFrom('http', 'https'), letters('abcxyz019'), letters('abc%~_-.0'), fc.nat(65_535))
  .map(([scheme, host, path, port]) => `${scheme}://${host}:${port}/${path}`);

/** Whatever the panel would keep. */
const anyValues: fc.Arbitrary<ReaderValues> = fc
  .record(
    {
      server: addresses,
      graphql: addresses.map((address) => `${address}/graphql`),
      token: letters('ABCXYZ_'),
      platform: letters('abcxyz'),
      env: fc.constantFrom(...environments),
      installer: fc.constantFrom(...installers.map(({ name }) => name)),
    },
    { requiredKeys: [] },
  )
  .map((values) => parseValues(formatValues(values)));

/** A sample as the browser shows it, with the resulting position of each mark. */
function show(code: string, marks: readonly SampleMark[], values: ReaderValues): { code: string; marks: SampleMark[] } {
  let shown = '';
  let at = 0;
  const moved = marks.map((mark) => {
    const original = code.slice(mark.start, mark.end);
    shown += code.slice(at, mark.start);
    const start = shown.length;
    shown += rewrite(mark.value, original, values) ?? original;
    at = mark.end;
    return { ...mark, start, end: shown.length };
  });
  return { code: shown + code.slice(at), marks: moved };
}

test('whatever values a reader has, JSON stays JSON, YAML stays YAML, and resetting restores the sample', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      for (const [index, { language, code }] of samples.entries()) {
        const marks = found[index] ?? [];
        expect(marks.length).toBeGreaterThan(0);
        const shown = show(code, marks, values);
        if (language === 'json') expect(Object.keys(JSON.parse(shown.code))).toEqual(['server', 'urn']);
        if (language === 'yaml') expect(Object.keys(parse(shown.code).sink.config)).toEqual(['server', 'token', 'env']);
        let back = shown.code;
        for (const [place, { start, end }] of [...shown.marks.entries()].reverse()) {
          const { start: from = 0, end: to = 0 } = marks[place] ?? {};
          back = back.slice(0, start) + code.slice(from, to) + back.slice(end);
        }
        expect(back).toBe(code);
      }
    }),
  );
});
