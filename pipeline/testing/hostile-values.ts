import fc from 'fast-check';

/** The same cases in every run: what one machine finds, every other machine finds too. */
export const REPEATABLE = { seed: 20230401 } as const;

/** Texts that can break addresses, patterns, HTML, or file names. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\u2028',
    '\uD800',
    '<script>pwned=1</script>',
    '"><img src=x onerror=pwned=1>',
    "'-pwned()-'",
    '--> <!--',
    ']]></script>',
    '](javascript:pwned=1)',
    '[a](javascript:pwned=1) ![b](https://evil.example/x.png)',
    'javascript:pwned=1',
    'JaVaScRiPt:pwned=1',
    'data:text/html,<script>pwned=1</script>',
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%zz',
    '/$uri',
    '/a;return 301',
    '/docs/../../../etc/passwd',
    '../../../etc/passwd',
    '/..',
    '%2e%2e/%2e%2e/etc/passwd',
    '__proto__',
    'constructor',
    'toString',
    'null',
    '1e999',
    '[[[[',
    '(((((a+)+)+)+)+$',
    '|\n|---|\n',
    ':::note',
    '```',
    '---',
    'urn:li:',
    `/${'a'.repeat(60)}!`,
    'x'.repeat(100_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Values of the kinds that YAML supports. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, Number.NaN, [], {}, [[]], [null], { a: {} }),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(hostileText, hostileText, { maxKeys: 3 }),
);

type Step = string | number;

/** Paths to all values inside a value, including the value itself. */
function ways(value: unknown, way: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [way, ...entries.flatMap(([key, inner]) => ways(inner, [...way, key]))];
}

function replaceAt(value: unknown, [step, ...rest]: readonly Step[], by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.map((inner, index) => (index === step ? replaceAt(inner, rest, by) : inner));
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(entries.map(([key, inner]) => [key, key === step ? replaceAt(inner, rest, by) : inner]));
}

/** The same value with a different value in one or two places. */
export function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const one = (whole: unknown) =>
    fc.tuple(fc.constantFrom(...ways(whole)), hostileValue).map(([way, by]) => replaceAt(whole, way, by));
  return fc.oneof({ weight: 2, arbitrary: one(value) }, one(value).chain(one));
}
