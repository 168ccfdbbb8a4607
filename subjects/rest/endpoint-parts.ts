import { blockPart, codeFence, headingPart, markdownPart } from '#generators/drafting/draft-parts.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { plainText } from '#generators/drafting/plain-text.ts';
import type { Loaded } from '#model/loaded.ts';
import type { DraftPart, Section } from '#model/page.ts';
import { endpointAnchor } from './addresses.ts';
import type { RestEndpointBlock, RestRow } from './blocks/block-types.ts';
import { curlSample, pythonSample } from './calls/call-texts.ts';
import { exampleRequest } from './calls/example-request.ts';
import type { NotAnswered, RestResponse } from './engine/request.ts';
import type { EndpointFacts } from './schema/rest-facts.ts';
import type { DescribedEndpoint, RestGroup } from './schema/rest-page.ts';
import { typeText } from './type-text.ts';

/** The input for a page's entries. */
export interface EndpointKnowledge {
  /** The facts from the code, by API and ID. */
  facts: ReadonlyMap<string, EndpointFacts>;
  /** Names of the page's records. */
  records: ReadonlySet<string>;
  /** Results of the examples, by ID. */
  results: ReadonlyMap<string, RestResponse | NotAnswered>;
}

/** Key of an endpoint, since the frontend and the metadata service have equal paths. */
export function endpointKey(api: string, id: string): string {
  return `${api} ${id}`;
}

/** Headings and entries of a group of endpoints. */
export function groupParts({ value, origin }: Loaded<RestGroup>, knowledge: EndpointKnowledge): DraftPart[] {
  return [
    headingPart(2, value.title, origin(['title'])),
    ...markdownPart(value.text, origin(['text'])),
    ...value.endpoints.flatMap((endpoint, index) => {
      const place = origin(['endpoints', index]);
      const facts = knowledge.facts.get(endpointKey(value.api, endpoint.id));
      if (facts === undefined) return [];
      const block = endpointBlock(endpoint, value.api, facts, knowledge);
      const anchor = endpointAnchor(endpoint.id, value.api === 'frontend');
      return [
        headingPart(3, `\`${endpoint.id}\``, place, anchor),
        blockPart(block, place, [sectionOf(block)]),
        ...markdownPart(exampleText(endpoint, value.api === 'restli', knowledge), place),
      ];
    }),
  ];
}

function endpointBlock(
  endpoint: DescribedEndpoint,
  api: RestGroup['api'],
  facts: EndpointFacts,
  { records }: EndpointKnowledge,
): RestEndpointBlock {
  const { id, also, summary, body, returns, statuses, privilege, privilegeNote = '', changes, note = '' } = endpoint;
  const anchor = endpointAnchor(id, api === 'frontend');
  const bodyType = endpoint.bodyType ?? readableType(facts.body ?? '');
  const returnsType = endpoint.returnsType ?? readableType(facts.returns ?? '');
  const named = also.length === 0 ? '' : ` The same holds for ${also.map((each) => `\`${each}\``).join(', ')}.`;
  return {
    type: 'rest-endpoint',
    name: id,
    summary: parseRichText(`${summary}${named}`),
    parameters: facts.parameters.map((parameter): RestRow => {
      const fallback = parameter.default === undefined ? '' : ` The default is \`${parameter.default}\`.`;
      const text = endpoint.parameters[parameter.name] ?? '';
      return {
        name: parameter.name,
        anchor: `${anchor}.${parameter.name.toLowerCase()}`,
        fieldType: typeText(readableType(parameter.type), records),
        required: parameter.required,
        description: parseRichText(`${text}${fallback}`),
      };
    }),
    ...(body !== undefined && { body: { fieldType: typeText(bodyType, records), text: parseRichText(body) } }),
    returns: { fieldType: typeText(returnsType, records), text: parseRichText(returns) },
    statuses: statuses.map(({ status, when }) => ({ status: String(status), when: parseRichText(when) })),
    privilege: parseRichText(
      privilege === null ? privilegeNote || 'Not checked.' : `\`${privilege}\`. ${privilegeNote}`,
    ),
    changes: parseRichText(changes ?? 'Nothing. It only reads.'),
    note: parseRichText(note),
    since: facts.since ?? '',
  };
}

/** A type of Java in the notation of the model, so that a page has one notation. */
function readableType(type: string): string {
  const list = /^(?:List|Set)<(.*)>$/.exec(type)?.[1] ?? /^(.*)\[\]$/.exec(type)?.[1];
  if (list !== undefined) return `array[${readableType(list)}]`;
  return javaTypes[type] ?? type;
}

const javaTypes: Readonly<Record<string, string>> = { String: 'string', Integer: 'int' };

function exampleText(endpoint: DescribedEndpoint, isRestli: boolean, { results }: EndpointKnowledge): string {
  const example = exampleRequest(endpoint, isRestli);
  const missing =
    endpoint.unanswered === undefined || endpoint.changes !== null
      ? ''
      : `*No simulated response:* ${endpoint.unanswered}\n`;
  if (example === undefined) return missing;
  const response = responseText(results.get(endpoint.id));
  const isRun = results.has(endpoint.id);
  const tabs = [
    tab('cURL', 'curl', codeFence(isRun ? 'shell run' : 'shell', curlSample(example))),
    tab('Python', 'python', codeFence('python', pythonSample(example))),
  ];
  return `::::tabs{group=language}\n${tabs.join('')}::::\n\n${response ?? missing}`;
}

function responseText(result: RestResponse | NotAnswered | undefined): string | undefined {
  return result !== undefined && 'body' in result
    ? codeFence('json', JSON.stringify(result.body, null, 2), 'Response')
    : undefined;
}

function tab(label: string, value: string, content: string): string {
  return `:::tab[${label}]{value=${value}}\n${content}:::\n`;
}

function sectionOf(block: RestEndpointBlock): Section {
  const { name, summary, parameters, statuses, privilege, changes, note, returns } = block;
  const texts = [
    summary,
    ...parameters.map(({ description }) => description),
    returns.text,
    ...statuses.map(({ when }) => when),
  ];
  const [, address = ''] = name.split(' ');
  const action = /action=(\w+)/.exec(address)?.[1];
  return {
    anchor: '',
    title: '',
    trail: [],
    text: [...texts, privilege, changes, note].map(plainText).join(' '),
    code: [name, address, ...(action === undefined ? [] : [action]), ...parameters.map((each) => each.name)],
    keywords: [address, ...(action === undefined ? [] : [action, `?action=${action}`])],
  };
}
