import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { CheckGraphql } from '#model/sample-knowledge.ts';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { validateDocument } from '#subjects/graphql/samples/validate-document.ts';
import { curlChecker } from './curl.ts';

const schema = buildSchema('type Query { tag(urn: String!): String }');
const checkGraphql: CheckGraphql = (text, variables) => validateDocument(text, schema, variables);
const find = (code: string) => findingsOf(curlChecker, someSample('shell', code), { checkGraphql });

test.each([
  ['no body', 'curl http://localhost:8080/config'],
  ['JSON', 'curl -d \'{"a": [1]}\' http://localhost:8080'],
  ['a form', 'curl -d user=datahub http://localhost:9002/logIn'],
  ['a file', 'curl --data @body.json http://localhost:8080'],
  [
    'GraphQL',
    `curl --data-raw '{"query": "query q($u: String!) { tag(urn: $u) }", "variables": {"u": "a"}}' http://localhost:9002/api/graphql`,
  ],
  [
    'GraphQL from standard input',
    'curl -d @- http://localhost:9002/api/graphql <<EOF\n{"query": "{ tag(urn: \\"a\\") }"}\nEOF',
  ],
])('a request with %s is fine', (_, code) => {
  expect(find(code)).toEqual([]);
});

test.each([
  ['echo a\ncurl -d \'{"a": 1,}\' http://a', "2 The body that curl sends isn't valid JSON"],
  [
    `curl http://a \\\n  -d '{"query": "{ tags }"}'`,
    '2 The GraphQL doesn\'t match the schema: Cannot query field "tags"',
  ],
  [
    `curl -d '{"query": "query q($u: String!) { tag(urn: $u) }", "variables": {}}' a`,
    'Variable "$u" of required type "String!" was not provided.',
  ],
])('%j is explained', (code, message) => {
  expect(find(code)).toEqual([expect.stringContaining(message)]);
});
