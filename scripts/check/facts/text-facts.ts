import type { Fact } from './fact.ts';

/** Words for numbers. "One" is missing because it is usually a pronoun. */
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
};

/** Units by the way they are written; equal units have equal names. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(ms|milliseconds?)$/i, 'ms'],
  [/^(s|secs?|seconds?)$/, 's'],
  [/^(min|mins|minutes?)$/, 'min'],
  [/^(h|hours?)$/, 'h'],
  [/^days?$/, 'days'],
  [/^weeks?$/, 'weeks'],
  [/^months?$/, 'months'],
  [/^years?$/, 'years'],
  [/^(%|percent)$/, '%'],
  [/^(k|M|G|T)i?B$/i, ''],
  [/^bytes?$/, 'bytes'],
  [/^characters?$/, 'characters'],
];

/** Abbreviations that a rewrite can add or drop without changing a fact. */
const COMMON_ABBREVIATIONS = new Set(
  'API APIs AWS GiB KiB MiB TiB CLI CSV GCP HTML HTTP HTTPS ID IDs JSON JVM OIDC PDF PNG SDK SDKs SQL SSL SSO SVG TLS UI URI URIs URL URLs URN URNs UTC UUID VPC XML YAML'.split(
    ' ',
  ),
);

const URN = /urn:li:[A-Za-z]\w*(?::(?:\((?:[^()\s]|\([^()\s]*\))*\)|[^\s"'`,;|()]*[^\s"'`,;|.:()]))?/g;
const IDENTIFIER =
  /(?<![\w.@/-])(?:[A-Za-z]\w*(?:_\w+)+|[a-z]+\d*[A-Z]\w*|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+|[a-z_]\w+(?:\.[A-Za-z_]\w+)+|[A-Z]{3,}\d*|_\w+)(?![\w-])/g;
const NUMBER = /(?<![\w.,])(?:v?\d+(?:\.\d+)+(?!\w)|\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:[\s-]?(%|[A-Za-z]+(?!\w)))?/g;
const WORD_NUMBER = new RegExp(`\\b(${Object.keys(NUMBER_WORDS).join('|')})(?:[\\s-]([a-z]+))?\\b`, 'gi');
const QUOTATION = /“([^”]+)”|"([^"]+)"/g;

/**
 * Finds numbers, identifiers, and quotations in a piece of prose.
 * @param text prose without markup; inline code is replaced by a character that is not a letter
 * @param line line that the facts get
 */
export function factsInText(text: string, line: number): Fact[] {
  const facts: Fact[] = [];
  let rest = text.replace(URN, (urn) => {
    facts.push({ kind: 'name', value: urn, line });
    return ' ';
  });
  for (const [, curly, straight] of rest.matchAll(QUOTATION)) {
    facts.push({ kind: 'quotation', value: (curly ?? straight ?? '').replace(/[,.]$/, ''), line });
  }
  rest = rest.replace(IDENTIFIER, (name) => {
    if (COMMON_ABBREVIATIONS.has(name)) return name;
    facts.push({ kind: 'name', value: name, line });
    return ' ';
  });
  for (const match of rest.matchAll(NUMBER)) {
    const [whole, unit] = match;
    const digits = /^v?[\d.,]*\d/.exec(whole)?.[0] ?? whole;
    const isVersion = /\..*\./.test(digits);
    const value = isVersion ? digits.replace(/^v/, '') : digits.replaceAll(',', '');
    facts.push({ kind: 'number', value: withUnit(value, unit), line });
  }
  for (const [, word = '', unit] of rest.matchAll(WORD_NUMBER)) {
    const value = withUnit(NUMBER_WORDS[word.toLowerCase()] ?? word, unit);
    facts.push({ kind: 'number', value, line, inWords: true });
  }
  return facts;
}

function withUnit(number: string, unit: string | undefined): string {
  const known = unit === undefined ? undefined : UNITS.find(([written]) => written.test(unit));
  return known ? `${number} ${known[1] || unit}` : number;
}
