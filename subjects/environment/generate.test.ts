import { describe, expect, it } from 'vitest';
import type { VariableReferenceBlock } from './blocks/block-types.ts';
import { exampleEnvironment } from './fixtures/example-environment.ts';
import { generateEnvironment } from './generate.ts';

const { drafts, problems } = generateEnvironment(exampleEnvironment());
const partsOf = (id: string) => drafts.find(({ path }) => path === `/docs/deploy/environment/${id}`)?.body ?? [];
const blocksOf = (id: string) =>
  partsOf(id).flatMap((part) =>
    'block' in part && part.block.type === 'variable-reference' ? (part.block as VariableReferenceBlock) : [],
  );
const textOf = (id: string) =>
  partsOf(id)
    .map((part) => ('markdown' in part ? part.markdown : ''))
    .join('\n');
const problemsWith = (facts: Parameters<typeof exampleEnvironment>[0]) =>
  generateEnvironment(exampleEnvironment(facts)).problems.map(({ rule, message }) => `${rule}: ${message}`);

describe('the pages of environment variables', () => {
  it('are generated without problems from data that agrees with the facts', () => {
    expect(problems).toEqual([]);
    expect(drafts.map(({ path }) => path)).toEqual([
      '/docs/deploy/environment/counter',
      '/docs/deploy/environment/stores',
    ]);
  });

  it('sort a service’s variables into topics, with the rest at the end', () => {
    expect(blocksOf('counter').map(({ label, variables }) => [label, variables.map(({ name }) => name)])).toEqual([
      ['Safe', ['COUNTER_KEY']],
      ['Other variables', ['COUNTER_TILLS']],
    ]);
    expect(textOf('counter')).toContain('## Safe {#safe}');
    expect(textOf('counter')).toContain('set them under `services.counter.environment`');
  });

  it('have one table for each service if there are several', () => {
    expect(textOf('stores')).toContain('## `cellar` {#cellar}');
    expect(blocksOf('stores').map(({ label }) => label)).toEqual(['cellar', 'attic']);
  });

  it('say what a variable is set together with, what sets it, and what reads it', () => {
    const tills = blocksOf('counter')[1]?.variables[0];
    expect(tills).toMatchObject({
      anchor: 'counter_tills',
      valueType: 'number',
      defaultValue: '2',
      together: [
        { names: [{ name: 'COUNTER_KEY', href: '#counter_key' }], why: ['Every till needs the key of the safe.'] },
      ],
      compose: [{ value: '3', file: 'docker-compose.quickstart.yml' }],
      since: 'v0.4.0',
      readIn: [{ name: 'counter.yml', href: expect.stringMatching(/\/shop\/counter\.yml#L3$/) }],
      alsoReadBy: [
        { name: 'cellar', href: '/docs/deploy/environment/stores#cellar.counter_tills' },
        { name: 'attic', href: '/docs/deploy/environment/stores#attic.counter_tills' },
      ],
      snippet: 'COUNTER_TILLS=2',
    });
  });

  it('don’t mention a release if the platform isn’t known to read the variable', () => {
    const attic = blocksOf('stores')[1]?.variables[0];
    expect(attic).toMatchObject({ name: 'COUNTER_TILLS', readIn: [] });
    expect(attic?.since).toBeUndefined();
  });

  it('leave a secret’s value out of copied text', () => {
    expect(blocksOf('counter')[0]?.variables[0]?.snippet).toBe('COUNTER_KEY=');
  });

  it('let search find each variable under its own anchor', () => {
    const sections = partsOf('stores').flatMap((part) => ('block' in part ? part.sections : []));
    expect(sections.map(({ anchor, title, trail }) => [anchor, title, trail])).toEqual([
      ['cellar.counter_tills', 'COUNTER_TILLS', ['cellar']],
      ['attic.counter_tills', 'COUNTER_TILLS', ['attic']],
    ]);
  });
});

describe('the coverage', () => {
  const groups = (name: string, value?: string) => [
    { services: ['counter', 'cellar'], variables: [{ name, places: [{ file: 'a.yml', line: 1, default: value }] }] },
  ];

  it('reports a variable that the platform reads and no service describes', () => {
    expect(problemsWith({ groups: groups('COUNTER_DOORS') })).toEqual([
      "environment/undocumented: counter, cellar: COUNTER_DOORS isn't described, but a.yml:1 reads it.",
    ]);
  });

  it('reports a default that the platform does not have, for each service', () => {
    expect(problemsWith({ groups: groups('COUNTER_TILLS', '4') })).toEqual([
      'environment/default: The default of COUNTER_TILLS is described as "2", but in the platform it\'s "4".',
      'environment/default: The default of COUNTER_TILLS is described as "2", but in the platform it\'s "4".',
    ]);
  });

  it('reports a service without a page', () => {
    const data = exampleEnvironment();
    const { problems: found } = generateEnvironment({ ...data, environmentPages: data.environmentPages.slice(0, 1) });
    expect(found.map(({ rule }) => rule)).toEqual(['environment/no-page', 'environment/no-page']);
  });
});
