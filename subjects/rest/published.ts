import { endpointAnchor, recordAnchor, restPath } from './addresses.ts';
import { curlSample } from './calls/call-texts.ts';
import { exampleRequest } from './calls/example-request.ts';
import type { RestData } from './data.ts';
import { endpointKey } from './endpoint-parts.ts';
import type { PublishedEndpoint, PublishedRecord } from './schema/published-endpoints.ts';

/** The endpoints and records as programs get them, in the order of the pages. */
export function publishedEndpoints({ restFacts, restPages, restGroups, restRecords }: RestData): {
  endpoints: PublishedEndpoint[];
  records: PublishedRecord[];
} {
  const facts = restFacts[0]?.value;
  const byKey = new Map(facts?.endpoints.map((each) => [endpointKey(each.api, each.id), each]));
  const byName = new Map(facts?.records.map((record) => [record.name, record]));
  const endpoints = restPages.flatMap(({ value: page }) =>
    page.groups
      .flatMap((id) => restGroups.find(({ value }) => value.id === id)?.value ?? [])
      .flatMap(({ api, endpoints: described }) =>
        described.flatMap((endpoint): PublishedEndpoint[] => {
          const { id, also, summary, body, bodyType, returns, returnsType, statuses, privilege, changes } = endpoint;
          const own = byKey.get(endpointKey(api, id));
          if (own === undefined) return [];
          const example = exampleRequest(endpoint, api === 'restli');
          return [
            {
              id,
              api,
              href: `${restPath(page.id)}#${endpointAnchor(id, api === 'frontend')}`,
              also,
              file: own.file,
              since: own.since ?? '',
              summary,
              parameters: own.parameters.map((each) => ({ ...each, text: endpoint.parameters[each.name] ?? '' })),
              ...(body !== undefined && { body: { type: bodyType ?? own.body ?? '', text: body } }),
              returns: { type: returnsType ?? own.returns ?? '', text: returns },
              statuses,
              privilege,
              privilegeNote: endpoint.privilegeNote ?? '',
              changes,
              note: endpoint.note ?? '',
              ...(example !== undefined && { curl: curlSample(example) }),
            },
          ];
        }),
      ),
  );
  const records = restRecords.flatMap(({ value: { page, records: described } }) =>
    described.map(({ name, text, fields, declared }): PublishedRecord => {
      const own = byName.get(name);
      return {
        name,
        href: `${restPath(page)}#${recordAnchor(name)}`,
        text,
        fields: [
          ...declared,
          ...(own?.fields ?? []).map(({ optional, ...field }) => ({
            ...field,
            required: optional !== true && field.default === undefined,
            text: fields[field.name] ?? '',
          })),
        ],
        values: own?.values ?? [],
      };
    }),
  );
  return { endpoints, records };
}
