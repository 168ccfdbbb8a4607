import { nearest } from '#model/nearest.ts';
import { encodeUrnPart, formatUrn, parseUrn, type Urn, type UrnPart } from '#model/urn.ts';
import type { UrnKind, UrnKindPart } from '#model/urn-facts.ts';
import { type Mistake, mistake, type UrnRules, withArticle } from './mistakes.ts';

// What people call entity types that are called otherwise.
const alsoCalled: Readonly<Record<string, string>> = {
  column: 'schemaField',
  field: 'schemaField',
  group: 'corpGroup',
  job: 'dataJob',
  pipeline: 'dataFlow',
  platform: 'dataPlatform',
  policy: 'dataHubPolicy',
  role: 'dataHubRole',
  secret: 'dataHubSecret',
  table: 'dataset',
  task: 'dataJob',
  term: 'glossaryTerm',
  user: 'corpuser',
  view: 'dataHubView',
};

// They are containers, whose id is a hash that only the connector can compute.
const containers: ReadonlySet<string> = new Set(['database', 'schema', 'folder', 'project', 'bucket', 'workspace']);

/**
 * The first mistake in a URN whose syntax is right, or in a URN inside it.
 * @param text the whole text that was parsed
 * @param start where this URN begins in it
 * @param end where it ends
 */
export function partMistake(text: string, urn: Urn, start: number, end: number, rules: UrnRules): Mistake | undefined {
  const kind = rules.kinds.get(urn.entityType);
  if (!kind) return typeMistake(text, urn, start, rules);
  const found = countMistake(text, urn, kind, start, end, rules);
  if (found) return found;
  for (const [index, part] of urn.parts.entries()) {
    const wrong = valueMistake(text, part, kind.parts[index], urn, rules);
    if (wrong) return wrong;
    if (!part.urn || kind.parts.length === 1) continue;
    const inner = partMistake(text, part.urn, part.offset, part.offset + part.text.length, rules);
    if (inner) return inner;
  }
  return undefined;
}

function typeMistake(text: string, { entityType }: Urn, start: number, { kinds }: UrnRules): Mistake {
  const from = start + 'urn:li:'.length;
  const to = from + entityType.length;
  if (containers.has(entityType)) {
    const message = `There is no entity type "${entityType}". It is a container, whose id is a hash that the connector computes; search for its name to find the URN.`;
    return mistake(text, from, to, message);
  }
  const meant = alsoCalled[entityType] ?? nearest(entityType, kinds.keys());
  if (meant === undefined) {
    const message = `DataHub has no entity type "${entityType}". It can only come from a model that you extended yourself.`;
    return mistake(text, from, to, message);
  }
  const onlyCase = meant.toLowerCase() === entityType.toLowerCase();
  const message = onlyCase
    ? `The case of letters counts: the entity type is "${meant}".`
    : `There is no entity type "${entityType}". It is called "${meant}".`;
  return mistake(text, from, to, message, meant);
}

function countMistake(
  text: string,
  urn: Urn,
  kind: UrnKind,
  start: number,
  end: number,
  rules: UrnRules,
): Mistake | undefined {
  const idStart = start + `urn:li:${kind.name}:`.length;
  const inParentheses = text[idStart] === '(';
  const values = urn.parts.map((part) => part.text);
  const names = kind.parts.map(({ name }) => name).join(', ');
  const replace = (message: string, fixed?: string) => mistake(text, idStart, end, message, fixed);
  if (kind.parts.length === 1) {
    if (!inParentheses) return undefined;
    const [only] = values;
    return replace(
      `The id of ${withArticle(kind.title)} is one value without parentheses.`,
      values.length === 1 ? only : undefined,
    );
  }
  const needed = `The URN of ${withArticle(kind.title)} has ${kind.parts.length} parts in parentheses: ${names}.`;
  if (!inParentheses) {
    const split = splitTopLevel(text.slice(idStart, end));
    return replace(needed, split.length === kind.parts.length ? `(${split.join(',')})` : undefined);
  }
  const surplus = values.length - kind.parts.length;
  if (surplus === 0) return undefined;
  const last = kind.parts.at(-1);
  if (surplus < 0) {
    const addition =
      surplus === -1 && last?.environment && !rules.environments.includes(values.at(-1) ?? '') ? 'PROD' : undefined;
    const message = `${needed} This one has ${values.length}${addition ? '; the environment is missing, which is PROD unless a recipe says otherwise' : ''}.`;
    return replace(message, addition && `(${[...values, addition].join(',')})`);
  }
  if (surplus === 1 && !last?.environment && rules.environments.includes(values.at(-1) ?? '')) {
    return replace(
      `The URN of ${withArticle(kind.title)} has no environment; its parts are ${names}.`,
      `(${values.slice(0, -1).join(',')})`,
    );
  }
  if (last?.environment && rules.environments.includes(values.at(-1) ?? '')) {
    const name = encodeUrnPart(values.slice(1, -1).join(','));
    return replace(
      `${needed} This one has ${values.length}: a comma inside a name is written %2C.`,
      `(${values[0]},${name},${values.at(-1)})`,
    );
  }
  return replace(`${needed} This one has ${values.length}.`);
}

function valueMistake(
  text: string,
  part: UrnPart,
  expected: UrnKindPart | undefined,
  urn: Urn,
  rules: UrnRules,
): Mistake | undefined {
  if (!expected || urn.parts.length === 1) return undefined;
  const replace = (message: string, fixed?: string) =>
    mistake(text, part.offset, part.offset + part.text.length, message, fixed);
  if (expected.urn !== undefined && part.urn?.entityType !== expected.urn && !(expected.urn === '*' && part.urn)) {
    const bare = expected.urn === 'dataPlatform' && !part.urn;
    const type =
      expected.urn === '*'
        ? 'an asset, usually a dataset'
        : withArticle(rules.kinds.get(expected.urn)?.title ?? expected.urn);
    if (part.urn && !rules.kinds.has(part.urn.entityType)) return undefined;
    return replace(
      `The part "${expected.name}" is the URN of ${type}.`,
      bare ? formatUrn('dataPlatform', [part.value]) : undefined,
    );
  }
  if (expected.urn === undefined && part.urn?.entityType === 'dataPlatform') {
    return replace(`The part "${expected.name}" is a bare name here, no URN.`, part.urn.parts[0]?.text);
  }
  if (!expected.environment || rules.environments.includes(part.value)) return undefined;
  const meant =
    rules.environments.find((value) => value === part.value.toUpperCase()) ?? nearest(part.value, rules.environments);
  const message =
    meant === part.value.toUpperCase()
      ? 'Environments are written in upper case.'
      : `"${part.value}" is no environment. There are ${rules.environments.join(', ')}.`;
  return replace(message, meant);
}

/** The values between commas that stand in no parentheses. */
function splitTopLevel(text: string): string[] {
  const values = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) values.push('');
    else values[values.length - 1] += character;
  }
  return values;
}

/** Where a text stops being a URN, as a mistake that nobody can correct for the reader. */
export function syntaxMistake(text: string): Mistake | undefined {
  const parsed = parseUrn(text);
  if (!('error' in parsed)) return undefined;
  const { message, offset } = parsed.error;
  return mistake(text, offset, Math.min(offset + 1, text.length), message);
}
