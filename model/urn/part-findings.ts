import { type Message, sentences } from '#model/message.ts';
import { nearest } from '#model/nearest.ts';
import type { UrnKind, UrnKindPart } from './facts.ts';
import { type Finding, finding, type UrnRules, withArticle } from './findings.ts';
import { urnMessage } from './messages.ts';
import { encodeUrnPart, formatUrn, isEncodedType, parseUrn, splitParts, type Urn, type UrnPart } from './syntax.ts';

// Other names that people use for entity types.
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

// These are containers. Only the connector can compute their ID, a hash.
const containers: ReadonlySet<string> = new Set(['database', 'schema', 'folder', 'project', 'bucket', 'workspace']);

/**
 * The first error in a URN whose syntax is correct, or in a URN inside it.
 * @param text the whole text that was parsed
 * @param start where this URN begins in it
 * @param end where it ends
 */
export function partFinding(text: string, urn: Urn, start: number, end: number, rules: UrnRules): Finding | undefined {
  const kind = rules.kinds.get(urn.entityType);
  if (!kind) return typeFinding(text, urn, start, rules);
  const found = countFinding(text, urn, kind, start, end, rules);
  if (found) return found;
  for (const [index, part] of urn.parts.entries()) {
    const wrong = valueFinding(text, part, kind.parts[index], urn, rules);
    if (wrong) return wrong;
    if (!part.urn || kind.parts.length === 1) continue;
    const inner = partFinding(text, part.urn, part.offset, part.offset + part.text.length, rules);
    if (inner) return inner;
  }
  return undefined;
}

function typeFinding(text: string, { entityType }: Urn, start: number, { kinds }: UrnRules): Finding {
  const from = start + 'urn:li:'.length;
  const to = from + entityType.length;
  if (containers.has(entityType)) {
    const message = urnMessage('urnCheckThereNoEntityTypeContainer', { entityType });
    return finding(text, from, to, message);
  }
  const meant = alsoCalled[entityType] ?? nearest(entityType, kinds.keys());
  if (meant === undefined) {
    const message = urnMessage('urnCheckDatahubHasNoEntityType', { entityType });
    return finding(text, from, to, message);
  }
  const onlyCase = meant.toLowerCase() === entityType.toLowerCase();
  const message = onlyCase
    ? urnMessage('urnCheckEntityTypesCaseSensitiveUse', { meant })
    : urnMessage('urnCheckThereNoEntityTypeUse', { entityType, meant });
  return finding(text, from, to, message, meant);
}

function countFinding(
  text: string,
  urn: Urn,
  kind: UrnKind,
  start: number,
  end: number,
  rules: UrnRules,
): Finding | undefined {
  const idStart = start + `urn:li:${kind.name}:`.length;
  const inParentheses = text[idStart] === '(';
  const values = urn.parts.map((part) => part.text);
  const names = kind.parts.map(({ name }) => name).join(', ');
  const replace = (message: Message, fixed?: string) => finding(text, idStart, end, message, fixed);
  if (kind.parts.length === 1) {
    if (!inParentheses) return undefined;
    const [only] = values;
    return replace(
      urnMessage('urnCheckIdOneValueWithoutParentheses', { title: withArticle(kind.title) }),
      values.length === 1 ? only : undefined,
    );
  }
  const needed = urnMessage('urnCheckUrnHasPartsParentheses', {
    title: withArticle(kind.title),
    count: kind.parts.length,
    names,
  });
  if (!inParentheses) {
    const split = splitParts(text.slice(idStart, end));
    return replace(needed, split.length === kind.parts.length ? `(${split.join(',')})` : undefined);
  }
  const surplus = values.length - kind.parts.length;
  if (surplus === 0) return undefined;
  const last = kind.parts.at(-1);
  if (surplus < 0) {
    const addition =
      surplus === -1 && last?.environment && !rules.environments.includes(values.at(-1) ?? '') ? 'PROD' : undefined;
    if (addition === undefined)
      return replace(sentences(needed, urnMessage('urnCheckHasParts', { count: values.length })));
    return replace(
      sentences(needed, urnMessage('urnCheckHasPartsNoEnvironment', { count: values.length })),
      `(${[...values, addition].join(',')})`,
    );
  }
  if (surplus === 1 && !last?.environment && rules.environments.includes(values.at(-1) ?? '')) {
    return replace(
      urnMessage('urnCheckUrnHasNoEnvironmentParts', { title: withArticle(kind.title), names }),
      `(${values.slice(0, -1).join(',')})`,
    );
  }
  if (last?.environment && rules.environments.includes(values.at(-1) ?? '')) {
    const name = encodeUrnPart(values.slice(1, -1).join(','));
    return replace(
      sentences(needed, urnMessage('urnCheckHasPartsComma', { count: values.length })),
      `(${values[0]},${name},${values.at(-1)})`,
    );
  }
  return replace(sentences(needed, urnMessage('urnCheckHasParts', { count: values.length })));
}

function valueFinding(
  text: string,
  part: UrnPart,
  expected: UrnKindPart | undefined,
  urn: Urn,
  rules: UrnRules,
): Finding | undefined {
  if (!expected || urn.parts.length === 1) return undefined;
  const replace = (message: Message, fixed?: string) =>
    finding(text, part.offset, part.offset + part.text.length, message, fixed);
  if (expected.urn !== undefined && part.urn?.entityType !== expected.urn && !(expected.urn === '*' && part.urn)) {
    const bare = expected.urn === 'dataPlatform' && !part.urn;
    const type =
      expected.urn === '*'
        ? urnMessage('urnCheckAssetUsuallyDataset')
        : withArticle(rules.kinds.get(expected.urn)?.title ?? expected.urn);
    if (part.urn && !rules.kinds.has(part.urn.entityType)) return undefined;
    return replace(
      urnMessage('urnCheckPartMustUrnOfType', { name: expected.name, type }),
      bare ? formatUrn('dataPlatform', [part.value]) : undefined,
    );
  }
  if (isEncodedType(urn.entityType) && !part.urn && /[()]/.test(part.text)) {
    const message = urnMessage('urnCheckEncodeParenthesesServerAcceptsThem', {
      name: expected.name,
      entityType: urn.entityType,
    });
    return replace(message, encodeUrnPart(part.value));
  }
  if (expected.urn === undefined && part.urn?.entityType === 'dataPlatform') {
    return replace(urnMessage('urnCheckPartMustPlainNameHere', { name: expected.name }), part.urn.parts[0]?.text);
  }
  if (!expected.environment || rules.environments.includes(part.value)) return undefined;
  const meant =
    rules.environments.find((value) => value === part.value.toUpperCase()) ?? nearest(part.value, rules.environments);
  const environments = rules.environments.join(', ');
  const message =
    meant === part.value.toUpperCase()
      ? urnMessage('urnCheckEnvironmentsMustUppercase')
      : urnMessage('urnCheckIsntEnvironmentUseOne', { value: part.value, environments });
  return replace(message, meant);
}

/** Where a text stops being a URN, as an error without a certain correction. */
export function syntaxFinding(text: string): Finding | undefined {
  const parsed = parseUrn(text);
  if (!('error' in parsed)) return undefined;
  const { message, offset } = parsed.error;
  return finding(text, offset, Math.min(offset + 1, text.length), message);
}
