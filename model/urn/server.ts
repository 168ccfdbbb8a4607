import type { Message } from '#model/message.ts';
import type { UrnKind } from './facts.ts';
import type { UrnRules } from './findings.ts';
import { urnMessage } from './messages.ts';

/** Whether a URN parser accepts a text, and the reason if it doesn't. */
export type Verdict = { accepts: true } | { accepts: false; reason: Message };

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
  if (/^[\u0000-\u0020]|[\u0000-\u0020]$/.test(text)) return rejects(urnMessage('urnCheckStartsEndsWhiteSpace'));
  return readUrn(text, rules, 0);
}

// Each level is read again by the level above it, so a limit keeps the cost of hostile text low. Entity types need three levels.
const DEEPEST = 20;

function readUrn(text: string, rules: UrnRules, depth: number): Verdict {
  if (depth > DEEPEST) return rejects(urnMessage('urnCheckUrnsNestedTooDeeplyChecked'));
  if (!text.startsWith('urn:li:')) return rejects(urnMessage('urnCheckDoesntStartUrnLi'));
  const [, entityType = '', key] = /^urn:li:([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  if (!/^[a-z]\w*$/.test(entityType)) return rejects(urnMessage('urnCheckEntityTypeIsntLowercaseLetter'));
  if (key === undefined || key === '') return rejects(urnMessage('urnCheckIdAfterEntityTypeMissing'));
  const parts = readKey(key);
  if (!Array.isArray(parts)) return rejects(parts);
  const kind = kindOf(entityType, rules);
  if (!kind) return rejects(urnMessage('urnCheckDoesntKnowEntityType', { entityType }));
  const found = countOf(parts.length);
  const expected = kind.parts.length;
  if (parts.length !== expected) return rejects(urnMessage('urnCheckReadsEntityTypeHas', { found, expected }));
  for (const [index, { name, urn, environment }] of kind.parts.entries()) {
    const part = parts[index] ?? '';
    if (environment && !rules.environments.includes(part))
      return rejects(urnMessage('urnCheckIsntOneEnvironmentsWhichUppercase', { part }));
    if (urn === undefined) continue;
    const inner = readUrn(part, rules, depth + 1);
    if (!inner.accepts) return rejects(urnMessage('urnCheckServerPartMustUrn', { name, reason: inner.reason }));
    const wanted = checkedTypes[kind.name];
    if (wanted !== undefined && !part.startsWith(`urn:li:${wanted}:`))
      return rejects(urnMessage('urnCheckServerPartMustUrnOfType', { name, wanted }));
  }
  return { accepts: true };
}

/** The registry ignores the case of entity types: a URN in a different case refers to a different entity of the same type. */
function kindOf(entityType: string, { kinds }: UrnRules): UrnKind | undefined {
  const lower = entityType.toLowerCase();
  return kinds.get(entityType) ?? [...kinds.values()].find(({ name }) => name.toLowerCase() === lower);
}

/** The parts of a key as `TupleKey.parseKeyParts` splits them, or why it throws. */
function readKey(key: string): string[] | Message {
  const several = key.startsWith('(');
  const parts: string[] = [];
  let depth = several ? 1 : 0;
  let from = 1;
  for (let at = several ? 1 : 0; at < key.length; at += 1) {
    const character = key[at];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return urnMessage('urnCheckParenthesisClosedWasNeverOpened');
    if (!several || character !== ',' || depth !== 1) continue;
    if (at === from) return urnMessage('urnCheckOnePartsEmpty');
    parts.push(key.slice(from, at));
    from = at + 1;
  }
  if (depth !== 0) return urnMessage('urnCheckParenthesisNeverClosed');
  if (!several) return [key];
  const last = key.slice(from, key.endsWith(')') ? -1 : undefined);
  return last === '' ? urnMessage('urnCheckOnePartsEmpty') : [...parts, last];
}

/** A verdict with its reason. */
export function rejects(reason: Message): Verdict {
  return { accepts: false, reason };
}

/** A number of parts in words: "1 part", "3 parts". */
export function countOf(count: number): Message {
  return count === 1 ? urnMessage('urnCheckOnePart') : urnMessage('urnCheckParts', { count });
}
