import { describe, expect, it } from 'vitest';
import { catalogOf } from '#subjects/sample-catalog/catalog.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { catalogActors } from './actors.ts';
import { formatShared, formatState, initialState, parseShared, parseState } from './bench-state.ts';
import { addRun, parseHistory, runTitle } from './history.ts';
import { catalogTime } from './make-facts.ts';
import { LONGEST_RESULT, showResult } from './show-result.ts';
import { formatVariables, parseVariables, withValue } from './variables.ts';

const catalog = catalogOf(loadTestData('content'));
const lists = {
  operations: [{ name: 'addTag', kind: 'mutation', subject: 'Tags' } as const],
  actors: [{ urn: 'urn:li:corpuser:a', name: 'A', role: 'Reader' }],
};

describe('the address of the workbench', () => {
  it('contains choices of lists and nothing else', () => {
    const state = { mode: 'build', operation: 'addTag', actor: 'reader' } as const;
    expect(formatState(state)).toBe('?mode=build&operation=addTag&as=reader');
    expect(parseState(formatState(state), lists)).toEqual(state);
    expect(parseState('?mode=<b>&operation=dropAll&as=root', lists)).toEqual(initialState);
    expect(formatState(initialState)).toBe('');
  });

  it('of a shared operation is limited in length, and anything else in the hash is ignored', () => {
    const document = 'query q($urn: String!) { tag(urn: $urn) { urn } }';
    expect(parseShared(formatShared(document) ?? '')).toBe(document);
    expect(formatShared('x'.repeat(9_000))).toBeUndefined();
    expect(parseShared('#privileges')).toBeUndefined();
    expect(parseShared('#document=%E0%A4%A')).toBeUndefined();
  });
});

describe('the history', () => {
  const run = (document: string) => ({ document, variables: '{}' });

  it('lists the newest run first, each run once, and at most 20 runs', () => {
    const runs = Array.from({ length: 25 }, (_, index) => run(`{ a${index} }`));
    const history = runs.reduce(addRun, [] as readonly ReturnType<typeof run>[]);
    expect(history).toHaveLength(20);
    expect(history[0]).toEqual(runs[24]);
    expect(addRun(history, run('{ a20 }'))[0]).toEqual(runs[20]);
    expect(addRun(history, run('{ a20 }'))).toHaveLength(20);
    expect(addRun([], run('x'.repeat(20_001)))).toEqual([]);
  });

  it('omits everything else that storage may contain', () => {
    expect(parseHistory('{}')).toBeUndefined();
    expect(parseHistory('[1, null, {"document": 2}, {"document": "a", "variables": "{}", "x": 1}]')).toEqual([
      run('a'),
    ]);
  });

  it('lists an operation by its name, or by how it begins', () => {
    expect(runTitle(run('# why\nmutation tag($a: Int) { x }'))).toBe('tag');
    expect(runTitle(run('{\n  me { corpUser }\n}'))).toBe('{ me { corpUser } }');
  });
});

describe('variables', () => {
  it('are a JSON object, or an error is shown', () => {
    expect(parseVariables(' ')).toEqual({ value: {} });
    expect(parseVariables(formatVariables({ a: 1 }))).toEqual({ value: { a: 1 } });
    expect(parseVariables('[1]')).toHaveProperty('reason');
    expect(parseVariables('{')).toHaveProperty('reason');
  });

  it('keep their order when one changes', () => {
    expect(Object.keys(withValue({ a: 1, b: 2 }, 'a', 3))).toEqual(['a', 'b']);
    expect(withValue({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  });
});

describe('values derived from the catalog', () => {
  it('contains a user with each role, with the administrator first', () => {
    const actors = catalogActors(catalog);
    expect([...new Set(actors.map(({ role }) => role))]).toEqual(['Admin', 'Editor', 'Reader']);
    expect(actors.every(({ name }) => !name.startsWith('urn:'))).toBe(true);
  });

  it('sets the time to an hour after its newest event', () => {
    const event = (timestampMillis: number) => ({ timestampMillis });
    const entity = { urn: 'urn:li:tag:a', type: 'tag', aspects: {}, timeseries: { operation: [event(5), event(9)] } };
    expect(catalogTime({ entities: [entity] })).toBe(3_600_009);
    expect(catalogTime(catalog)).toBeGreaterThan(Date.UTC(2023, 3, 1));
  });
});

it('a result that is too long is shown from its beginning', () => {
  const extensions = { notSimulated: [], follows: [] };
  const shown = showResult({ data: { a: 'x'.repeat(LONGEST_RESULT) }, extensions }, []);
  expect(shown.text).toHaveLength(LONGEST_RESULT);
  expect(shown.length).toBeGreaterThan(LONGEST_RESULT);
  expect(showResult({ errors: [{ message: 'no' }], extensions }, []).text).toBe(
    '{\n  "errors": [\n    {\n      "message": "no"\n    }\n  ]\n}',
  );
});
