import type { UrnKind } from './facts.ts';
import type { UrnRules } from './findings.ts';

/** Whether a reader of URNs accepts a text, and the reason when it doesn't. */
export type Verdict = { accepts: true } | { accepts: false; reason: string };

/** The server checks the entity type of these parts, because their fields declare a relationship. */
const checkedTypes: Readonly<Record<string, string>> = { dataJob: 'dataFlow', mlFeatureTable: 'dataPlatform' };

/**
 * Says whether the metadata service stores an entity under a URN. The rules are those of upstream's `Urn`, `TupleKey`,
 * `EntityKeyUtils.convertUrnToEntityKey`, `EntityService.validateUrn`, and `EntityRegistryUrnValidator`, which checks the fields
 * of the key aspect. They are looser than what people should write: an accepted URN can name an entity that no one intended.
 * @param text the URN as a client sends it
 * @param rules entity types with their parts, and the values of the environment
 */
export function serverVerdict(text: string, rules: UrnRules): Verdict {
  // Java's trim() removes the characters up to U+0020 and no others.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters in question.
  if (/^[\u0000-\u0020]|[\u0000-\u0020]$/.test(text)) return rejects('It starts or ends with white space.');
  return readUrn(text, rules, 0);
}

// Each level is read again by the level above it, so a limit keeps hostile text cheap. Entity types need three levels.
const DEEPEST = 20;

function readUrn(text: string, rules: UrnRules, depth: number): Verdict {
  if (depth > DEEPEST) return rejects('Its URNs are nested too deeply to be checked.');
  if (!text.startsWith('urn:li:')) return rejects('It doesn’t start with “urn:li:”.');
  const [, entityType = '', key] = /^urn:li:([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  if (!/^[a-z]\w*$/.test(entityType))
    return rejects('The entity type isn’t a lowercase letter followed by letters, digits, and underscores.');
  if (key === undefined || key === '') return rejects('The ID after the entity type is missing.');
  const parts = readKey(key);
  if (typeof parts === 'string') return rejects(parts);
  const kind = kindOf(entityType, rules);
  if (!kind) return rejects(`It doesn’t know the entity type “${entityType}”.`);
  if (parts.length !== kind.parts.length)
    return rejects(`It reads ${countOf(parts.length)}, and this entity type has ${kind.parts.length}.`);
  for (const [index, { name, urn, environment }] of kind.parts.entries()) {
    const part = parts[index] ?? '';
    if (environment && !rules.environments.includes(part))
      return rejects(`“${part}” isn’t one of the environments, which are uppercase.`);
    if (urn === undefined) continue;
    const inner = readUrn(part, rules, depth + 1);
    if (!inner.accepts) return rejects(`The part “${name}” must be a URN. ${inner.reason}`);
    const wanted = checkedTypes[kind.name];
    if (wanted !== undefined && !part.startsWith(`urn:li:${wanted}:`))
      return rejects(`The part “${name}” must be the URN of a ${wanted}.`);
  }
  return { accepts: true };
}

/** The registry ignores the case of entity types: what is written in another case is a different entity of the same type. */
function kindOf(entityType: string, { kinds }: UrnRules): UrnKind | undefined {
  const lower = entityType.toLowerCase();
  return kinds.get(entityType) ?? [...kinds.values()].find(({ name }) => name.toLowerCase() === lower);
}

/** The parts of a key as `TupleKey.parseKeyParts` splits them, or why it throws. */
function readKey(key: string): string[] | string {
  const several = key.startsWith('(');
  const parts: string[] = [];
  let depth = several ? 1 : 0;
  let from = 1;
  for (let at = several ? 1 : 0; at < key.length; at += 1) {
    const character = key[at];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return 'A parenthesis is closed that was never opened.';
    if (!several || character !== ',' || depth !== 1) continue;
    if (at === from) return 'One of the parts is empty.';
    parts.push(key.slice(from, at));
    from = at + 1;
  }
  if (depth !== 0) return 'A parenthesis is never closed.';
  if (!several) return [key];
  const last = key.slice(from, key.endsWith(')') ? -1 : undefined);
  return last === '' ? 'One of the parts is empty.' : [...parts, last];
}

/** A verdict with its reason. */
export function rejects(reason: string): Verdict {
  return { accepts: false, reason };
}

/** A number of parts in words: "1 part", "3 parts". */
export function countOf(parts: number): string {
  return `${parts} ${parts === 1 ? 'part' : 'parts'}`;
}
