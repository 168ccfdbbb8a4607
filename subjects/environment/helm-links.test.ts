import { expect, it } from 'vitest';
import { valuesOfVariables } from '#subjects/helm/values-of-variables.ts';
import { unreadByActions, variablePages } from '#subjects/helm/variable-hrefs.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { servicePages } from './addresses.ts';

const data = loadTestData('content', ['environments', 'environmentPages', 'helmFacts']);
const chart = data.helmFacts.map(({ value }) => value).find((each) => each.chart === 'datahub');

it('the rows of Helm values link to the page of every service whose variables the chart sets', () => {
  const pages = servicePages(data);
  const services = chart === undefined ? [] : [...valuesOfVariables(chart).keys()];
  const expected = services.map((service) => {
    const page = pages.get(service);
    return [service, { page: page?.id, isShared: page?.isShared }];
  });
  expect(Object.fromEntries(expected)).toEqual(variablePages);
});

it('they link every variable that a page describes, and no other', () => {
  const described = new Map(
    data.environments.map(({ value }) => [value.service, new Set(value.variables.map(({ name }) => name))]),
  );
  const missing = (chart === undefined ? [] : [...valuesOfVariables(chart)]).flatMap(([service, variables]) =>
    [...variables.keys()]
      .filter((name) => !name.includes('*') && described.get(service)?.has(name) !== true)
      .map((name) => `${service} ${name}`),
  );
  expect(missing.sort()).toEqual(unreadByActions.map((name) => `datahub-actions ${name}`).sort());
});
