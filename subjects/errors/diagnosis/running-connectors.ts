import type { MissingModules } from '../schema/missing-modules.ts';
import { words } from '../tool/words.ts';

/** The connectors that a text is about, as words of their names, for example `azure` and `ad`. */
export interface RunningConnectors {
  /** Their code, their driver, their recipe, or their configuration is in the text. */
  running: ReadonlySet<string>;
  /** The reader writes about them, for example "our Tableau source". */
  named: ReadonlySet<string>;
  /** Their names are in the text, and either the text is about ingestion or DataHub itself has nothing with that name. */
  mentioned: ReadonlySet<string>;
}

// What precedes or surrounds the name of a connector where a program prints it: its module in a trace, its plugin in a log, the
// environment of a run, the class of its configuration, and the type in a recipe.
const printed: readonly RegExp[] = [
  /ingestion[./\\]source[./\\](?:(?:sql|usage|aws|gc|identity|state)[./\\])?([a-z][\w-]{1,40})/g,
  /\b[Ss]ource \(([a-z][\w-]{1,40})\)?/g,
  /\bvenv-([a-z][a-z-]{1,40}?)-[\da-f.]{3,40}/g,
  /\bfor ([A-Z][A-Za-z]{2,30}?)(?:Dashboard)?(?:Source)?Config\b/g,
  /\btype['"]?: ?['"]?(?!datahub|file|console)([a-z][\w-]{1,40})/g,
  /\b(?:py(?=hive[./\\])|sqlalchemy[./\\]dialects[./\\])([a-z][\w-]{1,40})/g,
];

const written: readonly RegExp[] = [
  /\b([\w-]{2,30}(?: [\w-]{2,20})?) (?:source|ingestion|recipe|connector)s?\b/gi,
  /\b(?:source|ingestion|recipe|connector|ingest|ingested|ingesting|reads) (?:of |for |from |our |the ){0,2}([\w-]{2,30}(?: [\w-]{2,20})?)/gi,
];

// Names in code and recipes of connectors whose pages have other names.
const otherNames: ReadonlyMap<string, string> = new Map([
  ['unity', 'databricks'],
  ['lookml', 'looker'],
  ['enricher', 'csv'],
]);

// How people write the names of connectors whose pages have other names.
const spellings: readonly [spelling: RegExp, name: string][] = [
  [/\bpower[ -]bi\b/i, 'powerbi'],
  [/\b(?:ms sql|sql ?server)\b/i, 'mssql'],
  [/\bmongo\b/i, 'mongodb'],
  [/\bbig query\b/i, 'bigquery'],
];

/** Systems in which DataHub itself stores data or that log people in, file formats, and other words of any report, as `words` writes them. */
const ambiguousNames: ReadonlySet<string> = new Set(
  'kafka mysql mariadb postgr elasticsearch opensearch fil file csv json schema ldap okta azur azure ad openapi sqlalchemy busines business glossary based lineag demo data mod mode connect'.split(
    ' ',
  ),
);

/** What a text about ingestion contains, so that a name such as LDAP or Kafka refers to a source. */
const aboutIngestion = /\bingest|\brecipe\b/i;

/** Maximum number of extras that a module can belong to if it is to show which connector ran. */
const MOST_EXTRAS = 3;

/** Maximum number of characters to examine. */
const READ = 100_000;

/**
 * Finds the connectors that a text is about.
 * @param plain normalized text
 * @param wordsOfText significant words of the text
 * @param facts which extra installs which driver
 */
export function findConnectors(
  plain: string,
  wordsOfText: Iterable<string>,
  facts: Pick<MissingModules, 'packages'> | undefined,
): RunningConnectors {
  const text = plain.slice(0, READ);
  const namesIn = (expressions: readonly RegExp[]) =>
    expressions.flatMap((expression) => [...text.matchAll(expression)].map(([, name = '']) => name));
  const drivers = (facts?.packages ?? [])
    .filter(({ extras, imports }) => extras.length <= MOST_EXTRAS && imports.some((name) => isUsed(text, name)))
    .flatMap(({ extras }) => extras);
  const names = spellings.flatMap(([spelling, name]) => (spelling.test(text) ? [name] : []));
  const isAboutIngestion = aboutIngestion.test(text);
  const mentioned = [...wordsOf(names), ...withOtherNames(wordsOfText)].filter(
    (word) => isAboutIngestion || !ambiguousNames.has(word),
  );
  return {
    running: wordsOf([...namesIn(printed), ...drivers]),
    named: wordsOf(namesIn(written)),
    mentioned: new Set(mentioned),
  };
}

function wordsOf(names: readonly string[]): Set<string> {
  return withOtherNames(names.flatMap((name) => [...words(name)]));
}

/** Words, and the words of the page that describes a connector with that name. */
function withOtherNames(given: Iterable<string>): Set<string> {
  const found = new Set(given);
  for (const word of [...found]) {
    const other = otherNames.get(word);
    if (other !== undefined) for (const part of words(other)) found.add(part);
  }
  return found;
}

/** Whether a text names something in a Python module, such as `cx_Oracle.DatabaseError`. */
function isUsed(text: string, module: string): boolean {
  for (let at = text.indexOf(module); at !== -1; at = text.indexOf(module, at + module.length)) {
    if (!/[\w.]/.test(text[at - 1] ?? '') && /[./\\]/.test(text[at + module.length] ?? '')) return true;
  }
  return false;
}
