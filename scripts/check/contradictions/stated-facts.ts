import type { Contradiction } from './default-of-variable.ts';
import type { KnownFacts } from './known-facts.ts';

/** The beginnings that distinguish a privilege in running text from other capitalized words. */
const PRIVILEGE = /(?<![\w*`“"])(?:Manage|Edit|Create|View|Generate)(?: (?:[A-Z][a-z]+|&))+/g;

/**
 * Privileges must be among those of the reference.
 * @param text a passage that is about privileges and nothing else: the `privilege` of a GraphQL operation
 * @param line line of the passage
 */
export function unknownPrivileges(text: string, line: number, { privileges }: KnownFacts): Contradiction[] {
  return [...text.matchAll(PRIVILEGE)].flatMap(([name]) => unknownPrivilege(name, line, privileges));
}

/**
 * Names in bold or italics beside the word "privilege" must be among those of the reference.
 * @param text a passage of prose
 * @param line line of the passage
 */
export function unknownMarkedPrivileges(text: string, line: number, { privileges }: KnownFacts): Contradiction[] {
  const marked = /\*\*([A-Z][^*]+)\*\* (?:platform |metadata )?privilege\b|\bprivilege \*\*([A-Z][^*]+)\*\*/g;
  return [...text.matchAll(marked)].flatMap(([, before, after]) =>
    unknownPrivilege(before ?? after ?? '', line, privileges),
  );
}

function unknownPrivilege(name: string, line: number, privileges: ReadonlySet<string>): Contradiction[] {
  if (privileges.has(name)) return [];
  return [
    {
      rule: 'facts/privilege',
      line,
      message: `There is no privilege "${name}".`,
      fix: 'Use the name from the tables in /docs/authorization/policies.',
    },
  ];
}

/**
 * A service must listen on the port in content/ports.yaml.
 * @param text a passage; addresses such as `datahub-gms:8080` are checked
 * @param line line of the passage
 */
export function wrongPorts(text: string, line: number, { ports }: KnownFacts): Contradiction[] {
  return [...text.matchAll(/(?<![\w.@/-])(?:https?:\/\/)?([a-z][a-z\d-]+):(\d{2,5})(?![\w.:])/g)].flatMap(
    ([address, host = '', port]) => {
      const known = ports.get(host);
      if (!known || known.has(Number(port))) return [];
      return [
        {
          rule: 'facts/port',
          line,
          message: `This gives "${address}" as an address.`,
          fix: `content/ports.yaml says that ${host} listens on ${[...known].join(', ')}.`,
        },
      ];
    },
  );
}

/**
 * The description of an entity type counts its aspects.
 * @param file file of the entity type
 * @param text its description
 * @param line line of the description
 */
export function wrongAspectCounts(file: string, text: string, line: number, { aspects }: KnownFacts): Contradiction[] {
  const count = aspects.get(file);
  const stated = /\b(\d+) aspects\b/.exec(text)?.[1];
  if (count === undefined || stated === undefined || Number(stated) === count) return [];
  const message = `The description says that there are ${stated} aspects.`;
  return [{ rule: 'facts/aspect-count', line, message, fix: `The file lists ${count}.` }];
}

/** A requirement on a version: `Python 3.7 or newer`. */
export interface VersionStatement {
  file: string;
  line: number;
  /** For example, `Python`. */
  subject: string;
  version: string;
}

/**
 * Requirements on the version of Python for DataHub's own packages.
 * @param text a passage; one that mentions another product can state a different version, and one on which something fails isn't a requirement
 */
export function versionStatements(file: string, line: number, text: string): VersionStatement[] {
  const required =
    /(?<!\b(?:can't|fails?)\b[^.|]* on )\b(Python) (\d+(?:\.\d+)+)(?:\+| (?:or|and) (?:newer|later|higher))(?! with)/g;
  return [...text.matchAll(required)].map(([, subject = '', version = '']) => ({ file, line, subject, version }));
}
