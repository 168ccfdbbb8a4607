import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { validateDocument } from '#subjects/graphql/samples/validate-document.ts';
import { graphqlChecker } from './graphql.ts';

const schema = buildSchema('type Query { tag(urn: String!): Tag }\ntype Tag { urn: String! }');
const checkGraphql = (text: string) => validateDocument(text, schema);
const find = (code: string) => findingsOf(graphqlChecker, someSample('graphql', code), { checkGraphql });

test.each([
  ['a query', 'query one($urn: String!) {\n  tag(urn: $urn) { urn }\n}'],
  ['a type that extends the schema', 'extend type Tag { note: Note }\ntype Note { text: String }'],
])('%s is fine', (_, code) => {
  expect(find(code)).toEqual([]);
});

test.each([
  [
    'query {\n  tags { urn }\n}',
    '2 The GraphQL doesn\'t match the schema: Cannot query field "tags" on type "Query". Did you mean "tag"?',
  ],
  ['{ tag(urn: "a") { urn }', "1 The GraphQL can't be read: Expected Name, found <EOF>."],
  [
    'extend type Tagg { note: String }',
    '1 The GraphQL doesn\'t match the schema: Cannot extend type "Tagg" because it is not defined.',
  ],
])('%j is explained', (code, message) => {
  expect(find(code)).toEqual([expect.stringContaining(message)]);
});

test('nothing is reported while there is no schema', () => {
  expect(findingsOf(graphqlChecker, someSample('graphql', '{ a }'))).toEqual([]);
});
