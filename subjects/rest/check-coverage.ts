import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import type { Loaded } from '#model/loaded.ts';
import { inEnglish } from '#model/message.ts';
import type { Problem } from '#model/problem.ts';
import type { RestData } from './data.ts';
import { endpointKey } from './endpoint-parts.ts';
import type { NotAnswered, RestResponse } from './engine/request.ts';
import type { EndpointFacts, RestFacts } from './schema/rest-facts.ts';
import type { RestGroup } from './schema/rest-page.ts';

/** Compares what is written about endpoints and records with what the code says, and each example with its result. */
export function checkCoverage(
  { restGroups, restRecords, restPages }: RestData,
  facts: RestFacts,
  results: ReadonlyMap<string, RestResponse | NotAnswered>,
): Problem[] {
  const byKey = new Map(facts.endpoints.map((endpoint) => [endpointKey(endpoint.api, endpoint.id), endpoint]));
  const described = new Set(
    restGroups.flatMap(({ value }) =>
      value.endpoints.flatMap(({ id, also }) => [id, ...also].map((each) => endpointKey(value.api, each))),
    ),
  );
  const shown = new Set(restPages.flatMap(({ value }) => value.groups));
  return [
    ...[...byKey.keys()]
      .filter((key) => !described.has(key))
      .map((key) =>
        dataProblem(
          { file: 'content/rest/endpoints' },
          'rest/undescribed-endpoint',
          `The endpoint "${key}" isn't described.`,
          'Describe it in the group of its resource.',
        ),
      ),
    ...restGroups.flatMap((group) => [
      ...groupProblems(group, byKey),
      ...exampleProblems(group, results),
      ...(shown.has(group.value.id)
        ? []
        : [
            dataProblem(
              group.origin(['id']),
              'rest/group-without-page',
              `No page shows the group "${group.value.id}".`,
              'Add it to a page in content/rest/pages/.',
            ),
          ]),
    ]),
    ...recordProblems(restRecords, facts),
  ];
}

function groupProblems({ value, origin }: Loaded<RestGroup>, facts: ReadonlyMap<string, EndpointFacts>): Problem[] {
  return value.endpoints.flatMap((endpoint, index) => {
    const unknown = [endpoint.id, ...endpoint.also].filter((id) => !facts.has(endpointKey(value.api, id)));
    const known = facts.get(endpointKey(value.api, endpoint.id));
    const names = known?.parameters.map(({ name }) => name) ?? [];
    return [
      ...unknown.map((id) =>
        dataProblem(
          origin(['endpoints', index, 'id']),
          'rest/unknown-endpoint',
          `The platform has no endpoint "${id}".`,
          didYouMean(endpointKey(value.api, id), facts.keys(), 'Remove it.'),
        ),
      ),
      ...names
        .filter((name) => endpoint.parameters[name] === undefined)
        .map((name) =>
          dataProblem(
            origin(['endpoints', index]),
            'rest/undescribed-parameter',
            `The parameter "${name}" of "${endpoint.id}" isn't described.`,
            'Say what it means.',
          ),
        ),
      ...Object.keys(endpoint.parameters)
        .filter((name) => known !== undefined && !names.includes(name))
        .map((name) =>
          dataProblem(
            origin(['endpoints', index, 'parameters', name]),
            'rest/unknown-parameter',
            `"${endpoint.id}" has no parameter "${name}".`,
            didYouMean(name, names, 'Remove it.'),
          ),
        ),
    ];
  });
}

function exampleProblems(
  { value, origin }: Loaded<RestGroup>,
  results: ReadonlyMap<string, RestResponse | NotAnswered>,
): Problem[] {
  return value.endpoints.flatMap((endpoint, index) => {
    const place = origin(['endpoints', index]);
    if (endpoint.changes === null && endpoint.example === undefined && endpoint.unanswered === undefined) {
      const fix = 'Add an example, or say in `unanswered` why there is none.';
      return [dataProblem(place, 'rest/no-example', `"${endpoint.id}" only reads and has no example.`, fix)];
    }
    const result = results.get(endpoint.id);
    if (result === undefined) return [];
    if ('reason' in result) {
      const fix = 'Change the example, or say in `unanswered` why there is no response.';
      return [
        dataProblem(place, 'rest/example-unanswered', `The example gets no response: ${inEnglish(result.reason)}`, fix),
      ];
    }
    const expected = endpoint.example?.fails ?? 200;
    if (result.status === expected) return [];
    const message = `The example of "${endpoint.id}" returns the status ${result.status}.`;
    return [dataProblem(place, 'rest/example-status', message, 'Change the example, or set `fails`.')];
  });
}

function recordProblems(restRecords: RestData['restRecords'], facts: RestFacts): Problem[] {
  const byName = new Map(facts.records.map((record) => [record.name, record]));
  const described = new Set(restRecords.flatMap(({ value }) => value.records.map(({ name }) => name)));
  const missing = facts.records
    .filter(({ name }) => !described.has(name))
    .map(({ name }) =>
      dataProblem(
        { file: 'content/rest/records' },
        'rest/undescribed-record',
        `The record "${name}" isn't described.`,
        'Describe it in the file of its page.',
      ),
    );
  const fields = restRecords.flatMap(({ value, origin }) =>
    value.records.flatMap((record, index) => {
      const names = byName.get(record.name)?.fields?.map(({ name }) => name) ?? [];
      const differing = [
        ...names.filter((name) => record.fields[name] === undefined),
        ...Object.keys(record.fields).filter((name) => !names.includes(name)),
      ];
      return differing.map((name) =>
        dataProblem(
          origin(['records', index]),
          'rest/record-field',
          `The field "${name}" of "${record.name}" is either not described or not in the code.`,
          'Compare the fields with content/rest/facts.yaml.',
        ),
      );
    }),
  );
  return [...missing, ...fields];
}
