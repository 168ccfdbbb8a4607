/** Words that the index omits: those of a URN, and the stop words of Lucene's English list (`_english_`). */
const stopWords = new Set(
  'urn li a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with'.split(
    ' ',
  ),
);

/** Groups of words that mean the same, from synonyms/default.txt. Those of several words are left out. */
const synonyms: Readonly<Record<string, string>> = {
  stg: 'staging',
  dev: 'development',
  prod: 'production',
  glue: 'athena',
};
const same = new Map(Object.entries(synonyms).flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));

/** Words that the stemmer doesn't change, or changes in a special way, from stem_override.txt. */
const stemOverrides = new Map([
  ['customers', 'customer'],
  ['customer', 'customer'],
  ['staging', 'staging'],
  ['production', 'production'],
  ['hive', 'hive'],
  ['bigquery', 'bigquery'],
  ['query', 'query'],
]);

/** The shortest token that the index contains (the `min_length` filter). */
const shortest = 3;

/** Splits text at parentheses, commas, dots, slashes, and colons (`main_tokenizer`). */
function tokens(text: string): string[] {
  return text
    .replaceAll('\\', '')
    .split(/[(),./:]/)
    .filter((token) => token.trim() !== '');
}

/** The words of a text as the `word_delimited` and `urn_component` analyzers index them. */
export function indexedWords(text: string): Set<string> {
  return new Set(tokens(text).flatMap((token) => variants(token).flatMap(stemmed)));
}

/** The words of a query as `query_word_delimited` and `query_urn_component` read them, one list of alternatives for each. */
export function queriedWords(text: string): string[][] {
  return tokens(text).flatMap((token) => {
    const parts = words(token);
    const lists =
      parts.length > 1 ? parts.map((part) => alternatives(part)) : [alternatives(token.trim().toLowerCase())];
    return lists.filter((list) => list.length > 0);
  });
}

function alternatives(word: string): string[] {
  const other = same.get(word);
  return [word, ...(other === undefined ? [] : [other])].flatMap(stemmed);
}

/** A token as a whole, its words, and their synonyms. `_` and `-` don't end a word. */
function variants(token: string): string[] {
  const whole = fold(token.trim());
  const parts = words(token);
  return [whole, ...parts, ...parts.flatMap((part) => same.get(part) ?? [])];
}

function words(token: string): string[] {
  return fold(token).match(/[\p{L}\p{N}_-]+/gu) ?? [];
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function stemmed(word: string): string[] {
  if (stopWords.has(word)) return [];
  const stem = (stemOverrides.get(word) ?? stemEnglish(word)).replaceAll(/['"]/g, '');
  return stem.length < shortest ? [] : [stem];
}

/**
 * The first steps of the Porter2 stemmer (Lucene's snowball filter): plural endings, -ed, -ing, and -ly. The rarer suffixes are left alone,
 * because a query and a text go through the same function.
 */
function stemEnglish(word: string): string {
  let stem = word.replace(/'s?$/, '');
  if (/sses$/.test(stem)) stem = stem.slice(0, -2);
  else if (/i(?:ed|es)$/.test(stem)) stem = stem.slice(0, stem.length > 4 ? -2 : -1);
  else if (/[^su]s$/.test(stem) && /[aeiouy].+s$/.test(stem)) stem = stem.slice(0, -1);
  const participle = /^(.*[aeiouy].*)(?:ed|ing)(?:ly)?$/.exec(stem)?.[1];
  if (participle !== undefined) {
    if (/(?:at|bl|iz)$/.test(participle)) stem = `${participle}e`;
    else if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(participle)) stem = participle.slice(0, -1);
    else stem = participle;
  }
  return stem.replace(/(?<=.[^aeiouy])y$/, 'i');
}
