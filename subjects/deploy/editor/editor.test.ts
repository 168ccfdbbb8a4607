import { describe, expect, it } from 'vitest';
import { applyEdits } from '#model/text-edit.ts';
import { valueTree } from '../check/value-tree.ts';
import type { DeployFacts, ValueFact } from '../deploy-facts.ts';
import { completeValues } from './complete-values.ts';
import { explainValues } from './explain-values.ts';
import { explainVariable } from './explain-variable.ts';

const fact = (path: string, type: ValueFact['types'][number], more: Partial<ValueFact> = {}): ValueFact => ({
  path,
  types: [type],
  meaning: `About ${path}.`,
  page: `/docs/deploy/helm/global#${path}`,
  ...more,
});
const tree = valueTree([
  fact('global.store.host', 'string', { default: '"shop"' }),
  fact('global.store.secure', 'boolean'),
  fact('global.kind', 'string', { allowed: ['plain', 'fancy'] }),
  fact('till.hosts[].name', 'string'),
  fact('till.labels', 'map'),
]);

/** The labels that are offered at the mark `|`, and the text after the first of them. */
function completed(marked: string) {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = completeValues(text, offset, tree);
  const [first] = found;
  return { labels: found.map(({ label }) => label), text: first && applyEdits(text, [first]) };
}

describe('completion in a values file', () => {
  it('offers the keys of the map that are not there yet', () => {
    expect(completed('global:\n  store:\n    host: a\n    |')).toEqual({
      labels: ['secure'],
      text: 'global:\n  store:\n    host: a\n    secure: ',
    });
    expect(completed('t|')).toMatchObject({ labels: ['till'], text: 'till:\n  ' });
    expect(completed('till:\n  hosts:\n    - n|')).toMatchObject({ labels: ['name'] });
  });

  it('offers keys and values, but nothing inside comments or where nothing is known', () => {
    expect(completed('global:\n  store:\n    secure: |').labels).toEqual(['true', 'false']);
    expect(completed('global:\n  kind: f|')).toEqual({ labels: ['fancy'], text: 'global:\n  kind: fancy' });
    expect(completed('# |').labels).toEqual([]);
    expect(completed('other:\n  |').labels).toEqual([]);
  });
});

describe('explanation at the cursor', () => {
  it('describes the value on the line', () => {
    const text = 'global:\n  store:\n    host: shop\n';
    expect(explainValues(text, text.indexOf('host') + 2, tree)).toEqual({
      from: text.indexOf('host'),
      to: text.indexOf('host') + 'host: shop'.length,
      title: 'global.store.host',
      type: 'string',
      required: false,
      default: '"shop"',
      description: 'About global.store.host.',
      page: '/docs/deploy/helm/global#global.store.host',
    });
    expect(explainValues(text, 1, tree)).toBeUndefined();
  });

  it('describes the variable on the line of an .env file or a Compose file', () => {
    const facts: DeployFacts = {
      values: [],
      prerequisites: [],
      removed: [],
      newer: [],
      rules: [],
      setByChart: {},
      setOnlyIf: {},
      servicePages: {},
      services: [],
      variables: { STORE_HOST: { services: ['till', 'shelf'], meaning: 'Hostname of the store.' } },
    };
    const expected = { title: 'STORE_HOST', type: 'till, shelf', description: 'Hostname of the store.' };
    expect(explainVariable('A=1\nexport STORE_HOST=x\n', 8, facts)).toMatchObject({ ...expected, from: 11 });
    expect(explainVariable('      - STORE_HOST=x', 3, facts)).toMatchObject(expected);
    expect(explainVariable('      STORE_HOST: x', 3, facts)).toMatchObject(expected);
    expect(explainVariable('      OTHER: x', 3, facts)).toBeUndefined();
  });
});
