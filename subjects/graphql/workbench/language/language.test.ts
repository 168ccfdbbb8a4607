import { buildSchema, type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { applyEdits } from '#model/text-edit.ts';
import { readSchema } from '#subjects/graphql/read-schema.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { checkDocument } from './check-document.ts';
import { completeAt } from './complete-at.ts';
import { describeSchema, schemaDescriptions } from './describe-schema.ts';
import { explainAt } from './explain-at.ts';
import { formatDocument } from './format-document.ts';
import { liftValues } from './lift-values.ts';

const data = loadTestData('content');
const { schema } = readSchema(data.graphqlSchema) as { schema: GraphQLSchema };
const documented = data.graphqlOperations.flatMap(({ value }) => value.operations);

/** The text without its cursor, and where that was. */
function cursor(marked: string): [text: string, offset: number] {
  const offset = marked.indexOf('|');
  return [marked.replace('|', ''), offset];
}

const labels = (marked: string) => completeAt(schema, ...cursor(marked)).map(({ label }) => label);

describe('completion', () => {
  it('offers names that begin with the word before the cursor', () => {
    expect(labels('{ sea|').toSorted()).toEqual(['search', 'searchAcrossEntities', 'searchAcrossLineage']);
    expect(labels('{ dataset(urn: "urn:li:dataset:x") { domai| } }')).toContain('domain');
    expect(labels('query q($input: SearchIn|')).toContain('SearchInput');
    expect(labels('{ search(input: { typ| }) { total } }')).toEqual(['type']);
    expect(labels('query q($input: SearchInput!) { search(input: $in| }')).toEqual(['$input']);
  });

  it('replaces that word and shows type and description', () => {
    const [text, offset] = cursor('{ dataset(urn: "x") { deprec| } }');
    const [found] = completeAt(schema, text, offset);
    expect(found).toMatchObject({
      label: 'deprecation',
      detail: 'Deprecation',
      from: text.indexOf('deprec'),
      to: offset,
    });
    expect(found?.documentation).toMatch(/\w/);
  });

  it('never fails, wherever the cursor is', () => {
    const text = documented[0]?.document ?? '';
    for (let offset = 0; offset <= text.length; offset += 1) completeAt(schema, text, offset);
    expect(labels('}}}((|').length).toBeLessThan(10);
  });
});

describe('hover', () => {
  const explained = (marked: string) => explainAt(schema, ...cursor(marked));

  it('explains fields, arguments, values, types, and operations', () => {
    expect(explained('{ dataset(urn: "x") { doma|in { associatedUrn } } }')).toMatchObject({
      title: 'Dataset.domain',
      page: '/docs/graphql/objects#dataset.domain',
    });
    expect(explained('{ data|set(urn: "x") { urn } }')).toMatchObject({
      title: 'Query.dataset',
      type: 'Dataset',
      page: '/docs/graphql/queries#dataset',
    });
    expect(explained('{ dataset(ur|n: "x") { urn } }')).toMatchObject({ title: 'Query.dataset(urn)', required: true });
    expect(explained('query q($input: Search|Input!) { x }')).toMatchObject({
      title: 'SearchInput',
      page: '/docs/graphql/inputObjects#searchinput',
    });
    expect(explained('{ search(input: { type: DATA|SET, query: "*" }) { total } }')).toMatchObject({
      title: 'EntityType.DATASET',
    });
    expect(explained('{ search(input: { ty|pe: DATASET, query: "*" }) { total } }')).toMatchObject({
      title: 'SearchInput.type',
    });
  });

  it('says nothing about what it doesn’t know', () => {
    expect(explained('{ | }')).toBeUndefined();
    expect(explained('{ nothi|ng }')).toBeUndefined();
  });
});

describe('the check of a document', () => {
  const problems = (text: string) => inEnglish(checkDocument(schema, text)).problems;

  it('finds nothing wrong with any documented operation', () => {
    expect(documented.length).toBe(157);
    expect(documented.filter(({ document }) => problems(document).length > 0).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['{ dataset(urn: "x") { domian { associatedUrn } } }', '{ dataset(urn: "x") { domain { associatedUrn } } }'],
    ['{ dataset(urn: "x") { domain } }', '{ dataset(urn: "x") { domain { associatedUrn } } }'],
    ['{ entity(urn: "x") { urn platform { urn } } }', undefined],
    ['query q { dataset(urn: $urn) { urn } }', 'query q($urn: String!) { dataset(urn: $urn) { urn } }'],
    ['{ dataset(urn: $urn) { urn } }', 'query request($urn: String!) { dataset(urn: $urn) { urn } }'],
    ['query q($urn: String) { dataset(urn: $urn) { urn } }', 'query q($urn: String!) { dataset(urn: $urn) { urn } }'],
    [
      '{ search(input: { type: DATASETS, query: "*" }) { total } }',
      '{ search(input: { type: DATASET, query: "*" }) { total } }',
    ],
    ['{ dataset(url: "x") { urn } }', '{ dataset(urn: "x") { urn } }'],
  ])('explains %s and corrects it', (text, corrected) => {
    const [problem] = problems(text);
    expect(problem?.explanation).toMatch(/\.$/);
    if (corrected === undefined) return expect(problem?.fixes.length).toBeGreaterThan(0);
    const results = problems(text).flatMap(({ fixes }) => fixes.map(({ edits }) => applyEdits(text, edits)));
    expect(results).toContain(corrected);
    expect(validate(schema, parse(corrected)).filter(({ message }) => !message.includes('associatedUrn'))).toEqual([]);
  });

  it('marks where the syntax breaks off', () => {
    expect(problems('{ dataset(urn: "x") { urn }')).toMatchObject([{ from: 27, to: 27 }]);
    expect(problems('{ search { } }')).toMatchObject([{ from: 11, to: 12 }]);
  });

  it('rejects a document of more than 10,000 tokens before it is parsed to its end', () => {
    const [problem] = problems(`{ ${'a '.repeat(10_001)} }`);
    expect(problem?.message).toContain('10000');
  });

  it('describes the variables of an operation by how they are entered', () => {
    const [operation] = checkDocument(
      schema,
      'query q($input: SearchInput!, $urns: [String!]!, $all: Boolean = true) { search(input: $input) { total } }',
    ).operations;
    expect(operation).toMatchObject({ name: 'q', kind: 'query', calls: ['search'] });
    const [input, urns, all] = operation?.variables ?? [];
    expect(input).toMatchObject({ control: 'object', required: true, type: 'SearchInput!' });
    expect(input?.fields?.find(({ name }) => name === 'type')).toMatchObject({ control: 'choice', required: true });
    expect(input?.fields?.find(({ name }) => name === 'start')).toMatchObject({ control: 'number' });
    expect(urns).toMatchObject({ control: 'list' });
    expect(all).toMatchObject({ control: 'switch', required: false });
  });
});

describe('values moved out of a document', () => {
  const lift = (text: string) => liftValues(schema, parse(text));

  it('become variables with the right types', () => {
    const { document, variables } = lift(`
      # secret comment
      mutation mark {
        addTags(input: { resourceUrn: "urn:li:dataset:secret", tagUrns: ["urn:li:tag:secret"] })
      }`);
    expect(document).toBe(
      'mutation mark($resourceUrn: String!, $tagUrns: [String!]!) {\n  addTags(input: {resourceUrn: $resourceUrn, tagUrns: $tagUrns})\n}',
    );
    expect(variables).toEqual({ resourceUrn: 'urn:li:dataset:secret', tagUrns: ['urn:li:tag:secret'] });
    expect(validate(schema, parse(document))).toEqual([]);
  });

  it('leave the schema’s choices and get unused names', () => {
    const { document, variables } = lift(
      'query q($start: Int = 5) { search(input: { type: DATASET, query: "secret", start: $start, count: 3 }) { total } entity(urn: "a") { urn } dataset(urn: "b") { urn } }',
    );
    expect(document).toContain('type: DATASET');
    expect(document).toContain('$start: Int,');
    expect(variables).toEqual({ start: 5, query: 'secret', count: 3, urn: 'a', urn2: 'b' });
    expect(validate(schema, parse(document))).toEqual([]);
  });

  it('are declared where they are used', () => {
    const { document } = lift('query a { dataset(urn: "a") { urn } } query b { chart(urn: "b") { urn } }');
    expect(validate(schema, parse(document))).toEqual([]);
  });

  it('leave no text or number in any documented operation', () => {
    for (const { document } of documented) {
      const lifted = liftValues(schema, parse(document)).document;
      expect(lifted).not.toMatch(/"|: -?\d/);
      expect(validate(schema, parse(lifted) as DocumentNode)).toEqual([]);
    }
  });
});

describe('formatting', () => {
  it('keeps the comments at the top and doesn’t format if other comments would be lost', () => {
    expect(formatDocument('# why\n{a}')).toEqual({ text: '# why\n{\n  a\n}\n' });
    expect(formatDocument('{a # why\n}')).toEqual({ reason: 'comments' });
    expect(formatDocument('{')).toEqual({ reason: 'invalid' });
  });
});

describe('descriptions apart from the schema', () => {
  it('return to where they were', () => {
    const bare = buildSchema(
      'type Query { "Reads it." a("Which, see [there](/docs/there)." b: Int): Kind } "Sorts." enum Kind { "First." A }',
    );
    const descriptions = schemaDescriptions(bare);
    expect(descriptions).toEqual({
      Kind: 'Sorts.',
      'Kind.A': 'First.',
      'Query.a': 'Reads it.',
      'Query.a.b': 'Which, see there.',
    });
    const other = buildSchema('type Query { a(b: Int): Kind } enum Kind { A }');
    describeSchema(other, descriptions);
    expect(schemaDescriptions(other)).toEqual(descriptions);
  });
});
