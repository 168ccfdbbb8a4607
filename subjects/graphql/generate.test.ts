import { describe, expect, it } from 'vitest';
import type { GraphqlBlock } from './blocks/block-types.ts';
import { exampleOperations, exampleSchema, exampleSdl } from './fixtures/example-schema.ts';
import { generateGraphql } from './generate.ts';
import type { GraphqlPageId } from './schema.ts';

const generated = generateGraphql(exampleSchema());
const draftOf = (page: GraphqlPageId) => generated.drafts.find(({ path }) => path === `/docs/graphql/${page}`);
const blocksOf = <T extends GraphqlBlock['type']>(page: GraphqlPageId, type: T) =>
  (draftOf(page)?.body ?? []).flatMap((part) =>
    'block' in part && part.block.type === type ? (part.block as Extract<GraphqlBlock, { type: T }>) : [],
  );
const textOf = (page: GraphqlPageId) =>
  (draftOf(page)?.body ?? []).map((part) => ('markdown' in part ? part.markdown : '')).join('\n');

describe('the pages of a schema', () => {
  it('are eight, without problems', () => {
    expect(generated.problems).toEqual([]);
    expect(generated.drafts).toHaveLength(8);
  });

  it('describe an object with linked types, arguments, deprecations, and interfaces', () => {
    const [crate] = blocksOf('objects', 'graphql-type');
    expect(crate).toMatchObject({
      keyword: 'type',
      interfaces: [{ name: 'Labelled', href: '/docs/graphql/interfaces#labelled' }],
      fields: [
        { name: 'label', anchor: 'crate.label', fieldType: [{ name: 'String' }, '!'] },
        { name: 'weight', args: [{ name: 'net', anchor: 'crate.weight.net', required: false }] },
        { name: 'content', deprecated: ['Ask for ', { code: 'weight' }, ' instead.'] },
        { name: 'state', fieldType: [{ name: 'CrateState', href: '/docs/graphql/enums#cratestate' }] },
      ],
    });
  });

  it('say where a type is used', () => {
    const [crate] = blocksOf('objects', 'graphql-type');
    expect(crate?.usedBy).toEqual([
      { place: 'Answer of', links: [{ name: 'crate', href: '/docs/graphql/queries#crate' }] },
      { place: 'Member of', links: [{ name: 'Goods', href: '/docs/graphql/unions#goods' }] },
    ]);
    const [input] = blocksOf('inputObjects', 'graphql-type');
    expect(input?.usedBy).toEqual([
      { place: 'Argument of', links: [{ name: 'relabel.input', href: '/docs/graphql/mutations#relabel.input' }] },
    ]);
  });

  it('list who implements an interface and who belongs to a union', () => {
    expect(blocksOf('interfaces', 'graphql-type')[0]?.objects).toEqual([
      { name: 'Crate', href: '/docs/graphql/objects#crate' },
    ]);
    expect(blocksOf('unions', 'graphql-type')[0]?.objects.map(({ name }) => name)).toEqual(['Piece', 'Crate']);
  });

  it('take the description of built-in scalars from our files', () => {
    const string = blocksOf('scalars', 'graphql-type').find(({ name }) => name === 'String');
    expect(string?.description).toEqual(['Text of any length, in Unicode.']);
  });

  it('show operations with privilege, example, variables and answer, and list them by subject', () => {
    const [relabel] = blocksOf('mutations', 'graphql-operation');
    expect(relabel).toMatchObject({ name: 'relabel', privilege: ['Paint Crates'], returns: [{ name: 'Boolean' }] });
    const text = textOf('mutations');
    expect(text).toContain('- **Crates**: [`relabel`](#relabel)');
    expect(text).toContain('## relabel {#relabel}');
    expect(text).toContain(':::tab[Variables]{value=variables}');
    expect(text).toContain('"relabel": true');
  });

  it('give search every field under its own anchor', () => {
    const sections = (draftOf('objects')?.body ?? []).flatMap((part) => ('block' in part ? part.sections : []));
    expect(sections.map(({ anchor }) => anchor)).toContain('crate.weight');
  });
});

describe('problems of a schema', () => {
  const problemsOf = (changes: Parameters<typeof exampleSchema>[0]) =>
    generateGraphql(exampleSchema(changes)).problems.map(({ file, line, rule, message }) => [
      file,
      line,
      rule,
      message,
    ]);
  const sdlWith = (from: string, to: string) => ({ sdl: exampleSdl.replace(from, to) });
  const lineOf = (text: string) => exampleSdl.slice(0, exampleSdl.indexOf(text)).split('\n').length;
  const schemaFile = 'content/graphql/crates.graphql';
  const operationsFile = 'content/graphql/operations/crates.yaml';

  it.each([
    [sdlWith('union Goods =', 'union Goods ->'), lineOf('union Goods'), 'graphql/schema', 'The SDL can not be read'],
    [sdlWith('): Crate', '): Crat'), lineOf('): Crate'), 'graphql/schema', 'Unknown type "Crat"'],
    [
      { sdl: `${exampleSdl}\n"Sold by the dozen."\ntype Piece {\n  "Twelve."\n  size: Long\n}\n` },
      lineOf('type Piece'),
      'graphql/schema',
      'only one type named "Piece"',
    ],
    [sdlWith('"Grams, without the crate itself."', ''), lineOf('  weight('), 'graphql/undocumented', '"Crate.weight"'],
    [
      sdlWith('"Number on its bill."', '"The bill of the piece."'),
      lineOf('"Number'),
      'data/restated-name',
      '"Piece.bill"',
    ],
    [
      sdlWith('(reason: "Nothing sets it any more.")', ''),
      lineOf('"On its'),
      'graphql/deprecation',
      '"CrateState.GONE"',
    ],
  ])('name the line of the SDL (%#)', (changes, line, rule, message) => {
    const [problem] = problemsOf(changes);
    expect(problem).toEqual([schemaFile, line, rule, expect.stringContaining(message)]);
  });

  it.each([
    [{ document: 'query crate {' }, "can't be read"],
    [{ document: 'query crate($id: String!) { crate(id: $id) { lable } }' }, 'Did you mean "label"?'],
    [{ document: '{ __typename }' }, "doesn't call the operation first"],
    [{ variables: {} }, 'The variables of "crate" do not fit the schema'],
    [
      { answer: { crate: { label: 'TEA', state: 'OPEN' } } },
      'The answer of "crate" does not fit the schema at crate.state',
    ],
    [
      { answer: { crate: { label: 'TEA', state: 'SEALED', color: 'red' } } },
      'has other keys than its document selects',
    ],
  ])('name the operation (%#)', (change, message) => {
    const operations = exampleOperations.map((operation, index) =>
      index === 0 ? { ...operation, ...change } : operation,
    );
    expect(problemsOf({ operations })).toEqual([
      [operationsFile, 1, 'graphql/operation', expect.stringContaining(message)],
    ]);
  });

  it('report operations without an example, unknown operations, and missing pages', () => {
    const [crate] = exampleOperations;
    const operations = [{ ...crate, name: 'crat' }, crate].filter((one) => one !== undefined);
    expect(problemsOf({ operations, pages: ['queries'] }).map((problem) => problem[3])).toEqual([
      ...['mutations', 'objects', 'inputObjects', 'interfaces', 'unions', 'enums', 'scalars'].map(
        (id) => `There is no file for the page "${id}" of the GraphQL reference.`,
      ),
      'The operation "relabel" has no example.',
      'The schema has no operation "crat".',
    ]);
  });
});
