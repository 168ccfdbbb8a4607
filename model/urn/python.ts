import type { Message } from '#model/message.ts';
import type { UrnRules } from './findings.ts';
import { urnMessage } from './messages.ts';
import { countOf, rejects, type Verdict } from './server.ts';

// The classes of `datahub.utilities.urns` with the number of parts that they require, by entity type. DataPlatformUrn doesn't count them. The Urn class reads
// other types and checks only the syntax.
const partsOf: Readonly<Record<string, { name: string; parts?: number }>> = {
  corpGroup: { name: 'CorpGroupUrn', parts: 1 },
  corpuser: { name: 'CorpuserUrn', parts: 1 },
  dataFlow: { name: 'DataFlowUrn', parts: 3 },
  dataJob: { name: 'DataJobUrn', parts: 2 },
  dataPlatform: { name: 'DataPlatformUrn' },
  dataProcessInstance: { name: 'DataProcessInstanceUrn', parts: 1 },
  dataset: { name: 'DatasetUrn', parts: 3 },
  domain: { name: 'DomainUrn', parts: 1 },
  notebook: { name: 'NotebookUrn', parts: 2 },
  tag: { name: 'TagUrn', parts: 1 },
};

/** The class that reads URNs of an entity type in Python. */
export function pythonClass(entityType: string): string {
  return Object.hasOwn(partsOf, entityType) ? (partsOf[entityType]?.name ?? 'Urn') : 'Urn';
}

/**
 * Says whether `create_from_string` of the Python library reads a URN: with the class of the entity type if there is one, otherwise with the class Urn.
 * It differs from the server: classes ignore the case of environments, accept any namespace, and don't know most entity types.
 * @param text the URN as code passes it
 * @param environments the values of the environment
 */
export function pythonVerdict(text: string, { environments }: Pick<UrnRules, 'environments'>): Verdict {
  const entityType = text.split(':')[2] ?? '';
  return readWith(entityType, text, environments);
}

function readWith(entityType: string, text: string, environments: readonly string[]): Verdict {
  const [urn, domain = '', type = '', ...rest] = text.split(':');
  const id = rest.join(':');
  if (rest.length === 0) return rejects(urnMessage('urnCheckDoesntHaveFourPartsSeparated'));
  if (urn === '' || domain === '' || type === '' || id === '')
    return rejects(urnMessage('urnCheckPartBetweenColonsEmpty'));
  if (urn !== 'urn') return rejects(urnMessage('urnCheckDoesntStartUrn'));
  const parts = readId(id);
  if (!Array.isArray(parts)) return rejects(parts);
  const rule = Object.hasOwn(partsOf, entityType) ? partsOf[entityType] : undefined;
  if (!rule) return { accepts: true };
  if (type !== entityType) return rejects(urnMessage('urnCheckExpectsEntityType', { name: rule.name, entityType }));
  const found = countOf(parts.length);
  if (rule.parts !== undefined && parts.length !== rule.parts)
    return rejects(urnMessage('urnCheckReadsExpects', { name: rule.name, found, parts: rule.parts }));
  const [first = ''] = parts;
  if (entityType === 'dataset') {
    const platform = readWith('dataPlatform', first, environments);
    if (!platform.accepts)
      return rejects(urnMessage('urnCheckDataseturnExpectsPlatformUrn', { reason: platform.reason }));
  }
  if (entityType === 'dataJob') return readWith('dataFlow', first, environments);
  const environment = parts[2] ?? '';
  const known = environments.includes(environment.toUpperCase());
  if (rule.parts === 3 && !known)
    return rejects(urnMessage('urnCheckDoesntKnowEnvironment', { name: rule.name, environment }));
  return { accepts: true };
}

/** The parts of an ID as `Urn._get_entity_id_from_str` splits them, or why it raises `InvalidUrnError`. */
function readId(id: string): string[] | Message {
  if (!(id.startsWith('(') && id.endsWith(')'))) return [id];
  const parts: string[] = [];
  let depth = 1;
  let from = 1;
  for (let at = 1; at < id.length; at += 1) {
    const character = id[at];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return urnMessage('urnCheckParenthesisClosedWasNeverOpened');
    if (character !== ',' || depth !== 1) continue;
    if (at === from) return urnMessage('urnCheckOnePartsEmpty');
    parts.push(id.slice(from, at));
    from = at + 1;
  }
  if (depth !== 0) return urnMessage('urnCheckParenthesisNeverClosed');
  const last = id.slice(from, -1);
  return last === '' ? urnMessage('urnCheckOnePartsEmpty') : [...parts, last];
}
