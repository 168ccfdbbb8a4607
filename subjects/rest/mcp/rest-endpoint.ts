import { z } from 'zod';
import { docsTool } from '#services/mcp/tool.ts';
import { unknownName } from '#services/mcp/unanswerable.ts';
import type { PublishedEndpoint, PublishedRecord } from '../schema/published-endpoints.ts';

interface PublishedFile {
  endpoints: readonly PublishedEndpoint[];
  records: readonly PublishedRecord[];
}

export const restEndpoint = docsTool({
  name: 'rest_endpoint',
  title: 'Describe a REST endpoint or record',
  description:
    'Describes an OpenAPI or Rest.li endpoint, a health, configuration, or login endpoint (`GET /openapi/entities/v1/latest`, `/aspects?action=ingestProposal`, `ingestProposal`, `/config`), or a record (`SearchResult`): parameters, body, response, statuses, privilege, what a call changes, and an example. The name `endpoints` lists all endpoints.',
  input: { name: z.string().trim().min(1).max(300).describe('Method and path, path alone, action, or record name.') },
  answer: ({ name }, data) => {
    const { endpoints, records } = data.file<PublishedFile>('endpoints');
    if (name.toLowerCase() === 'endpoints') return listText(endpoints);
    const wanted = name.toLowerCase();
    const found = endpoints.filter((each) => namesOf(each).includes(wanted));
    if (found.length > 0) return found.map(endpointText).join('\n\n');
    const record = records.find((each) =>
      [each.name, shortName(each.name)].some((own) => own.toLowerCase() === wanted),
    );
    if (record !== undefined) return recordText(record);
    const names = [
      ...endpoints.flatMap(({ id }) => [id, ...actionOf(id)]),
      ...records.map((each) => shortName(each.name)),
    ];
    throw unknownName('REST endpoint or record', name, names);
  },
});

/** All names by which an endpoint can be requested, in lowercase. */
function namesOf({ id, also }: PublishedEndpoint): string[] {
  return [id, ...also]
    .flatMap((each) => {
      const path = each.slice(each.indexOf(' ') + 1);
      return [each, path, path.replace(/\/$/, ''), path.replace(/[/?].*\{.*$/, ''), ...actionOf(each)];
    })
    .map((each) => each.toLowerCase());
}

function actionOf(id: string): string[] {
  const action = /action=(\w+)$/.exec(id)?.[1];
  return action === undefined ? [] : [action];
}

function shortName(name: string): string {
  return name.split('.').at(-1) ?? name;
}

function listText(endpoints: readonly PublishedEndpoint[]): string {
  const lines = endpoints.map(({ id, api, summary }) => `- \`${id}\` (${api}): ${summary}`);
  return `# REST endpoints\n\n${lines.join('\n')}`;
}

function endpointText(endpoint: PublishedEndpoint): string {
  const { id, also, href, since, summary, parameters, body, returns, statuses, changes, note, curl } = endpoint;
  const privilege =
    endpoint.privilege === null
      ? endpoint.privilegeNote || 'Not checked.'
      : `\`${endpoint.privilege}\`. ${endpoint.privilegeNote}`;
  const parts = [
    `# ${id}`,
    `Page: \`${href}\``,
    summary,
    ...(also.length === 0 ? [] : [`This also applies to ${also.map((each) => `\`${each}\``).join(', ')}.`]),
    ...(parameters.length === 0
      ? []
      : [
          parameters
            .map(({ name, in: place, type, required, text, ...rest }) => {
              const fallback = rest.default === undefined ? '' : ` The default is \`${rest.default}\`.`;
              return `- \`${name}\` (${place}, \`${type}\`${required ? ', required' : ''}): ${text}${fallback}`;
            })
            .join('\n'),
        ]),
    ...(body === undefined ? [] : [`Body: ${typed(body)}`]),
    `Response: ${typed(returns)}`,
    ...(statuses.length === 0 ? [] : [statuses.map(({ status, when }) => `- ${status}: ${when}`).join('\n')]),
    `Privilege: ${privilege}`,
    `Changes: ${changes ?? 'nothing; it only reads.'}`,
    `Since ${since}. ${note}`.trim(),
    ...(curl === undefined ? [] : [`\`\`\`shell\n${curl}\n\`\`\``]),
  ];
  return parts.join('\n\n');
}

function typed({ type, text }: { type: string; text: string }): string {
  return type === '' ? text : `\`${type}\`. ${text}`;
}

function recordText({ name, href, text, fields, values }: PublishedRecord): string {
  const lines = fields.map((field) => {
    const fallback = field.default === undefined ? '' : ` The default is \`${field.default}\`.`;
    return `- \`${field.name}\` (\`${field.type}\`${field.required ? ', required' : ''}): ${field.text}${fallback}`;
  });
  return [
    `# ${name}`,
    `Page: \`${href}\``,
    text,
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
    ...(values.length === 0 ? [] : [`Values: ${values.map((value) => `\`${value}\``).join(', ')}.`]),
  ].join('\n\n');
}
