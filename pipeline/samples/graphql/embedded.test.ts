import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { validateDocument } from '#subjects/graphql/samples/validate-document.ts';
import { embeddedGraphqlChecker } from './embedded.ts';

const schema = buildSchema('type Query { tag(urn: String!): String }');
const checkGraphql = (text: string) => validateDocument(text, schema);
const find = (code: string) => findingsOf(embeddedGraphqlChecker, someSample('python', code), { checkGraphql });

test.each([
  ['an operation', 'q = """\nquery q($u: String!) { tag(urn: $u) }\n"""'],
  ['other text', '"""Asks the query\n{ service."""\nx = \'\'\'{"a": 1}\'\'\''],
  ['a string with values', 'f"""query { {name} }"""'],
])('%s is fine', (_, code) => {
  expect(find(code)).toEqual([]);
});

test("a field that doesn't exist is reported at its line", () => {
  expect(find('import os\nq = """\nquery {\n  tags\n}\n"""')).toEqual([
    '4 The GraphQL doesn\'t match the schema: Cannot query field "tags" on type "Query". Did you mean "tag"? Look it up in content/graphql/.',
  ]);
});
