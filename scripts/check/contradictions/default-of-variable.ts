import type { PageTable } from '../passages/passages.ts';
import type { KnownFacts } from './known-facts.ts';

/** Two places state a fact differently. */
export interface Contradiction {
  /** `facts/…`, stable. */
  rule: string;
  line: number;
  /** What is stated here, as a sentence. */
  message: string;
  /** What the other place states, as a sentence. */
  fix: string;
}

/** What people write for "no default". */
const NOTHING = /^(?:–|—|-|none|not set|unset|empty)?$/i;

/**
 * Compares defaults of environment variables in tables with content/environment. A table has a column Variable and a column Default; a cell can list
 * several variables and the same number of defaults. Only code and "none" are compared, because a default in words can't be.
 * @param tables tables of a page
 */
export function defaultsInTables(tables: readonly PageTable[], { variables }: KnownFacts): Contradiction[] {
  return tables.flatMap(({ head, rows }) => {
    const [name, fallback] = [
      head.findIndex((text) => /^(?:environment )?variable$/i.test(text)),
      head.indexOf('Default'),
    ];
    if (name === -1 || fallback === -1) return [];
    return rows.flatMap(({ cells, line }) => {
      const names = (cells[name] ?? '').split(', ').map(bare);
      const values = (cells[fallback] ?? '').split(', ');
      if (names.length !== values.length) return [];
      return names.flatMap((each, index) => contradiction(each, values[index] ?? '', line, variables));
    });
  });
}

const STATED = [
  /(?<variable>`[A-Z][A-Z\d_]+`) (?:\(|\(the )?default(?:s to|:| is| of)? (?<value>`[^`]+`)/g,
  /(?<variable>`[A-Z][A-Z\d_]+`) is (?<value>`[^`]+`) by default/g,
  /default (?:value )?of (?<variable>`[A-Z][A-Z\d_]+`) is (?<value>`[^`]+`)/g,
];

/**
 * Compares sentences such as "`NAME` defaults to `value`" with content/environment. Sentences about charts, images, and the
 * quickstart are skipped, because these set different values.
 * @param text a passage of prose
 * @param line line of the passage
 */
export function defaultsInProse(text: string, line: number, { variables }: KnownFacts): Contradiction[] {
  if (/\b(?:chart|Helm|quickstart|[Cc]ompose|image|template|executor)\b/.test(text)) return [];
  return STATED.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups }) =>
      contradiction(bare(groups?.variable ?? ''), groups?.value ?? '', line, variables),
    ),
  );
}

function bare(text: string): string {
  return text.replaceAll('`', '').trim();
}

function contradiction(
  name: string,
  stated: string,
  line: number,
  variables: KnownFacts['variables'],
): Contradiction[] {
  const services = variables.get(name);
  const isCode = /^`[^`]+`(?: (?:ms|s|seconds))?$/.test(stated);
  if (!services || !(isCode || NOTHING.test(stated))) return [];
  const value = isCode ? (/`([^`]+)`/.exec(stated)?.[1] ?? '') : '';
  if ([...services.values()].some((known) => (known ?? '') === value)) return [];
  const known = [...services].map(
    ([service, text]) => `${service}: ${text === null || text === '' ? 'nothing' : text}`,
  );
  return [
    {
      rule: 'facts/variable-default',
      line,
      message: `This says that the default of ${name} is ${value === '' ? 'empty' : `"${value}"`}.`,
      fix: `According to content/environment, it's ${known.join(', ')}. Find out which is correct, and fix the other.`,
    },
  ];
}
