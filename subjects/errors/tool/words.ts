// Words of every sentence.
const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after again all also although am an and any are as at be because been but by can cannot could did do does don for from gave get ' +
    'gives had has have he her his how i if in into is it its just line me my no not of off on one only or our out over same say says she so ' +
    'some still than that the their them then there they this to too up us was we were what when where which while who why will with would you ' +
    'your type java org com lang at error exception file most recent call last self none true false info warn debug'
  ).split(' '),
);

// Words that people use for the same thing; the first one represents all of them.
const sameWords = [
  'gone lost lose vanish disappear remov overwrit wip reset',
  'grey gray grei disabl inactiv',
  'refus reject deni unauthoriz unauthoris forbidden',
  'stuck hang pend forev endless',
  'crash kill di abort terminat',
  'slow lag delay late',
  'twic duplic doubl',
  'login signin logon',
  'empty blank nothing',
  'restart reboot loop',
  'delet drop',
  'creat generat',
  'upgrad updat',
];
const standsFor: ReadonlyMap<string, string> = new Map(
  sameWords.map((row) => row.split(' ')).flatMap((row) => row.map((word) => [word, row[0] ?? word] as const)),
);

// Phrases whose meaning differs from that of their words, and the word that represents them.
const phrases: readonly [phrase: RegExp, word: string][] = [
  [/\b(?:log|sign)(?:s|ged|ging|ned|ning)?[ -](?:in|on)(?:to)?\b/gi, 'login'],
  [
    /\b(?:no|0|zero) (?:[a-z]+ )?(?:assets?|datasets?|tables?|entities|events|results?|members|metadata)\b/gi,
    'nothing',
  ],
  [/\bstill (?:there|shown?|shows|listed|appears?|visible|exists?|present|has|have)\b/gi, 'remains'],
  [/\b(?:com(?:e|es|ing)|came) back\b|\breappear(?:s|ed|ing)?\b/gi, 'comeback'],
  [/\btwo times\b|\bduplicates?\b/gi, 'twic'],
  [/\b(?:out of memory|memory (?:runs|ran) out|not enough memory|more memory than)\b/gi, 'outofmemory'],
];

// Codes of products, such as `ORA-00942`. They say more than the words around them.
const code = /\b[A-Z]{2,8}-?\d{3,6}\b/g;

// Names of products that look like several words. Their parts are meaningless and would make each of these names count three times.
const productNames: ReadonlySet<string> = new Set(
  (
    'DataHub ClickHouse BigQuery LookML OpenSearch OpenAPI PostgreSQL MySQL MariaDB MongoDB DynamoDB GraphQL GraphiQL GitHub GitLab SageMaker ' +
    'JavaScript SQLAlchemy PySpark ZooKeeper KeyCloak NiFi OpenID macOS'
  ).split(' '),
);

/** Longest name whose parts are looked at; longer ones are hashes and encoded data. */
const MAX_NAME = 80;

/**
 * The significant words of a text, each once: in lowercase, without plural endings; names such as `camelCase` whole and in parts; codes
 * such as `ORA-00942` whole; a word for phrases such as "sign in".
 */
export function words(text: string): Set<string> {
  const found = new Set<string>();
  for (const [phrase, word] of phrases) if (text.search(phrase) !== -1) found.add(word);
  for (const [name] of text.matchAll(code)) found.add(name.toLowerCase());
  for (const [name] of text.matchAll(/[\p{L}\d][\p{L}\d_]*/gu)) {
    if (name.length > MAX_NAME) continue;
    const parts = productNames.has(name) ? [name] : name.split(/_+|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
    for (const part of parts.length > 1 ? [name, ...parts] : parts) {
      const stemmed = stem(part.toLowerCase());
      const word = standsFor.get(stemmed) ?? stemmed;
      if (word.length > 1 && !stopWords.has(word)) found.add(word);
    }
  }
  return found;
}

/** Cuts the common endings of English words, so that "missing" matches "missed", "tokens" matches "token", and "ingestion" matches "ingest". */
function stem(word: string): string {
  if (word.length < 5) return word;
  const base = word
    .replace(/ies$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/(?<![su])s$/, '')
    .replace(/(?<=\w{3}t)ion$/, '')
    .replace(/(?<=\w{3})(?:ing|ed)$/, '')
    .replace(/(?<=\w{3})e$/, '');
  return base.replace(/([^aeiousl])\1$/, '$1');
}
