import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { plainText } from '#generators/drafting/plain-text.ts';
import type { OptionReferenceBlock } from '#subjects/connectors/blocks/block-types.ts';
import { asLoaded, loadTestData } from '#subjects/testing/load-test-data.ts';
import type { HelmData } from './data.ts';
import { generateHelm } from './generate.ts';
import { chartFacts } from './schema/chart-facts.ts';
import { helmPage, sharedValues } from './schema/helm-page.ts';

const facts = chartFacts.parse({
  chart: 'datahub',
  version: '1.2.3',
  repository: 'shop/charts',
  commit: 'a'.repeat(40),
  parts: [],
  values: [
    { path: 'till.replicas', type: 'integer', default: '1', file: 'charts/shop/values.yaml', line: 3 },
    {
      path: 'till.resources.limits.memory',
      type: 'string',
      default: '"1Gi"',
      file: 'charts/shop/values.yaml',
      line: 6,
    },
    { path: 'global.port', type: 'string', default: '"9200"', file: 'charts/shop/values.yaml', line: 8 },
  ],
  templates: [
    {
      file: 'charts/shop/templates/till.yaml',
      kind: 'Deployment',
      workload: 'datahub-gms',
      variables: [
        { name: 'PORT', from: ['global.port'], when: ['global.secure'], line: 9 },
        { name: 'EXTRA_*', from: ['global.extra.*'], line: 12 },
      ],
      fields: [
        { field: 'spec.replicas', from: ['till.replicas'], line: 4 },
        { field: 'spec.resources', from: ['till.resources'], line: 20 },
        { field: 'spec.rules[].host', from: ['till.hosts[].host'], line: 25 },
      ],
      asks: [{ path: 'global.secure', line: 8 }],
    },
  ],
});

const page = helmPage.parse({
  id: 'example',
  title: 'Example values',
  label: 'Example',
  description: 'Values of an example chart with one service, for tests of the generator of these pages.',
  keywords: ['one', 'two', 'three'].map((word) => `${word} word`),
  intro: 'These values apply to the example service and to nothing else, so that the tests stay small and readable.',
  sources: ['docker/till/start.sh'],
  sections: [
    {
      title: 'Store',
      values: [
        { path: 'global.port', meaning: 'Port of the store.' },
        { path: 'global.secure', type: 'boolean', meaning: 'Whether the port is passed on.' },
        { path: 'global.extra', type: 'map', meaning: 'Further settings, by name.', example: 'a: "1"' },
        { path: 'till.hosts[].host', type: 'string', meaning: 'Hostname of one entry.' },
      ],
    },
  ],
  shared: { set: 'service', under: 'till', called: 'the till' },
  links: [{ label: 'Elsewhere', href: '/docs/elsewhere', why: 'read on elsewhere' }],
});

const shared = sharedValues.parse({
  id: 'service',
  groups: [
    {
      title: 'Common',
      values: [
        { path: 'replicas', meaning: 'Number of pods of {part}.' },
        { path: 'resources', meaning: 'What {part} may use.' },
        { path: 'absent', meaning: 'Nothing that this chart has.' },
      ],
    },
  ],
});

const dataOf = (written = page): HelmData => ({
  helmFacts: [asLoaded(facts)],
  helmPages: [asLoaded(written)],
  helmShared: [asLoaded(shared)],
  newerCharts: [],
});

describe('a page of Helm values', () => {
  const { drafts, problems, files } = generateHelm(dataOf());
  const rows = (drafts[0]?.body ?? []).flatMap((part) =>
    'block' in part && part.block.type === 'option-reference' ? (part.block as OptionReferenceBlock).options : [],
  );

  it('has a row for each value, and one for a map that a template writes as a whole', () => {
    expect(problems).toEqual([]);
    expect(drafts[0]?.path).toBe('/docs/deploy/helm/example');
    expect(rows).toMatchObject([
      { path: 'global.port', anchor: 'global.port', defaultValue: '"9200"', snippet: 'global:\n  port: "9200"' },
      { path: 'global.secure', snippet: 'global:\n  secure:' },
      { path: 'global.extra', snippet: 'global:\n  extra:\n    a: "1"' },
      { path: 'till.hosts[].host', anchor: 'till.hosts.host', snippet: 'till:\n  hosts:\n    - host:' },
      { path: 'till.replicas', description: ['Number of pods of the till.'] },
      { path: 'till.resources', defaultValue: '{"limits":{"memory":"1Gi"}}' },
    ]);
  });

  it('says which variable or field a value becomes, and when', () => {
    const notes = Object.fromEntries(rows.map((row) => [row.path, row.notes?.map((note) => plainText(note))]));
    expect(notes['global.port']).toEqual([
      'Sets PORT in the metadata service.',
      'Only if global.secure.',
      'Source: shop/values.yaml, line 8',
    ]);
    expect(notes['till.replicas']?.[0]).toBe('Written to spec.replicas of the Deployment.');
  });

  it('has a schema that rejects unknown keys and wrong types', () => {
    const validate = new Ajv({ allowUnionTypes: true }).compile(JSON.parse(files?.['schemas/helm/datahub.json'] ?? ''));
    const isValid = (values: object) => validate(values);
    expect(
      isValid({ till: { replicas: 2, resources: { any: 1 }, hosts: [{ host: 'a' }] }, global: { extra: { b: 2 } } }),
    ).toBe(true);
    expect(isValid({ till: { replicas: null } })).toBe(true);
    expect(isValid({ till: { replicas: '2' } })).toBe(false);
    expect(isValid({ till: { replica: 2 } })).toBe(false);
    expect(isValid({ till: { hosts: [{ hots: 'a' }] } })).toBe(false);
  });
});

describe('data that is reported', () => {
  const problemsOf = (values: object[]) =>
    generateHelm(dataOf(helmPage.parse({ ...page, sections: [{ title: 'Store', values }] }))).problems.map(
      ({ rule, message }) => [rule, message],
    );

  it('are values without a description, descriptions without a value, and values without a type', () => {
    const described = page.sections[0]?.values ?? [];
    expect(problemsOf(described.slice(1))).toEqual([
      ['helm/undescribed-value', 'The value "global.port" (charts/shop/values.yaml, line 8) isn\'t described.'],
    ]);
    expect(problemsOf([...described, { path: 'global.prot', meaning: 'Port of the store.' }])).toEqual([
      ['helm/unknown-value', 'The chart has no value "global.prot".'],
    ]);
    expect(problemsOf([...described, { path: 'global.port', meaning: 'Port of the store.' }])).toEqual([
      ['helm/described-twice', 'The value "global.port" is described twice.'],
    ]);
    expect(
      problemsOf(
        [{ path: 'global.secure', meaning: 'Whether it is on.' }, ...described]
          .slice(0, 1)
          .concat(described.filter(({ path }) => path !== 'global.secure')),
      ),
    ).toEqual([['helm/untyped-value', 'The type of "global.secure" is unknown, because the chart sets no default.']]);
  });
});

describe('the reference', () => {
  const data = loadTestData('content', ['helmFacts', 'helmPages', 'helmShared']);
  const { problems, files } = generateHelm(data);

  it('describes every value that the charts set and every value that their templates read', () => {
    expect(problems).toEqual([]);
    expect(data.helmFacts.map(({ value }) => [value.chart, value.values.length, value.templates.length])).toEqual([
      ['datahub', 358, 34],
      ['datahub-prerequisites', 32, 0],
    ]);
  });

  it("publishes schemas that accept the charts' own defaults", () => {
    for (const { value } of data.helmFacts) {
      const validate = new Ajv({ allowUnionTypes: true }).compile(
        JSON.parse(files?.[`schemas/helm/${value.chart}.json`] ?? ''),
      );
      const defaults = {};
      for (const { path, default: content } of value.values) setIn(defaults, path.split('.'), JSON.parse(content));
      expect(validate(defaults), JSON.stringify(validate.errors)).toBe(true);
    }
  });
});

function setIn(target: Record<string, unknown>, [key = '', ...rest]: readonly string[], content: unknown): void {
  if (rest.length === 0) {
    target[key] = content;
    return;
  }
  const inner = (target[key] ?? {}) as Record<string, unknown>;
  target[key] = inner;
  setIn(inner, rest, content);
}
