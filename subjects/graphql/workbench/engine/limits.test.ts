import { describe, expect, it } from 'vitest';
import { ExampleWorkbench } from '../../fixtures/run-workbench.ts';
import { limits } from './limits.ts';

const bench = new ExampleWorkbench();

/** The limit that a request is over. The message says what DataHub allows. */
async function limitOf(query: string, variables = {}, ofDataHub = "DataHub doesn't have this limit.") {
  const [error] = await bench.errors(query, variables);
  expect(error?.message).toContain(ofDataHub);
  return error?.extensions?.limit;
}

const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

describe('hostile requests', () => {
  it('of a megabyte end before they are parsed', async () => {
    expect(await limitOf(`{ me { corpUser { urn } } } #${'x'.repeat(1_000_000)}`)).toBe('characters');
    expect(await limitOf('{ me { corpUser { urn } } }', { text: 'x'.repeat(1_000_000) })).toBe('variables');
  });

  it('of many tokens end while they are parsed', async () => {
    expect(await limitOf(`{ ${'a '.repeat(limits.tokens)} }`, {}, "DataHub's limit is 15,000.")).toBe('tokens');
  });

  it('of great depth end before they run', async () => {
    const levels = Array.from(
      { length: 30 },
      () => 'relationships(input: {types: [], direction: OUTGOING}) { relationships { entity {',
    );
    const query = `{ entity(urn: "urn:li:tag:pii") { ${levels.join(' ')} urn ${'} } }'.repeat(30)} } }`;
    expect(await limitOf(query)).toBe('depth');
  });

  it('of many operations at once end before they run', async () => {
    expect(await limitOf(`{ ${aliases(limits.rootFields + 1, 'me { corpUser { urn } }')} }`)).toBe('rootFields');
  });

  it('that double in every fragment end without expanding the fragments', async () => {
    const fragments = Array.from({ length: 40 }, (_, index) => {
      const inner =
        index === 39
          ? 'urn'
          : `a: relationships(input: {types: [], direction: OUTGOING}) { total } ...F${index + 1} ...F${index + 1}`;
      return `fragment F${index} on Dataset { ${inner} }`;
    });
    expect(await limitOf(`{ dataset(urn: "x") { ...F0 } } ${fragments.join('\n')}`)).toBe('fields');
  });

  it('about the schema of the schema are rejected', async () => {
    const nested = `${'fields { type { '.repeat(6)}name${' } }'.repeat(6)}`;
    const [error] = await bench.errors(`{ __schema { types { ${nested} } } }`);
    expect(error?.message).toContain('Maximum introspection depth exceeded');
  });

  it('with a fragment inside itself are invalid', async () => {
    const [error] = await bench.errors('{ me { corpUser { ...F } } } fragment F on CorpUser { urn ...F }');
    expect(error?.message).toContain('Cannot spread fragment "F" within itself');
  });

  it("don't include the introspection query that tools send", async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const { __schema } = await bench.data(getIntrospectionQuery());
    expect(__schema).toBeTruthy();
  });
});
