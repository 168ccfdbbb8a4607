import { expect, test } from 'vitest';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { valuesOfVariables } from './values-of-variables.ts';

const { helmFacts, environments } = loadTestData('content');
const facts = helmFacts.find(({ value }) => value.chart === 'datahub')?.value;
const variables = facts === undefined ? new Map() : valuesOfVariables(facts);

test('names the value that sets a variable, the content that the chart fixes, and the conditions', () => {
  expect(variables.get('datahub-gms')?.get('ELASTICSEARCH_HOST')).toEqual([
    { workload: 'datahub-gms', values: ['global.elasticsearch.host'], when: [] },
  ]);
  expect(variables.get('datahub-frontend-react')?.get('METADATA_SERVICE_AUTH_ENABLED')).toEqual([
    {
      workload: 'datahub-frontend',
      values: [],
      fixed: 'true',
      when: ['global.datahub.metadata_service_authentication.enabled'],
    },
  ]);
});

test('knows the service of each workload that has variables', () => {
  const workloads = facts?.templates.filter(({ variables: set }) => set !== undefined) ?? [];
  const known = [...variables.values()]
    .flatMap((ofService) => [...ofService.values()].flat())
    .map(({ workload }) => workload);
  expect(workloads.map(({ workload }) => workload).filter((workload) => !known.includes(workload))).toEqual([]);
  const services = new Set(environments.map(({ value }) => value.service));
  expect([...variables.keys()].filter((service) => !services.has(service))).toEqual([]);
});
