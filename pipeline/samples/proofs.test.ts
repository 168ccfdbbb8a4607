import { expect, test } from 'vitest';
import { noScope, type ProofScope } from './proof-scope.ts';
import { proofsOf } from './proofs.ts';

const scope: ProofScope = { entities: true, cli: true, environment: true, graphql: true, hosts: ['broker'] };

test.each([
  ['json', '{"a": "urn:li:tag:b"}', ['json', 'urns']],
  ['json', '{"a": "urn:li:tag:<name>"}', ['json']],
  ['yaml', 'a: 1', ['yaml']],
  ['yaml', 'source: {type: a}', ['recipe']],
  ['yaml', 'source: {type: a}\naction:\n  type: b', ['yaml', 'actions']],
  ['yaml', 'services:\n  a:\n    environment:\n      - A=b', ['yaml', 'variables']],
  ['yaml', 'services:\n  a:\n    environment: &both\n      - A=b', ['yaml', 'variables']],
  ['yaml', 'env: PROD', ['yaml']],
  ['graphql', '{ me { urn } }', ['graphql']],
  ['python', 'q = """query { me }"""', ['operations', 'python']],
  ['python', 'q = f"""query { me }"""', ['python']],
  ['shell', 'docker exec datahub-gms ls', ['bash']],
  ['shell', 'datahub version && ls', ['bash', 'commands']],
  ['shell', 'A=b ~/bin/datahub get --urn urn:li:tag:b', ['bash', 'commands', 'variables', 'urns']],
  ['shell-session', '$ python3 -m datahub version\n0.10.0', ['bash', 'commands']],
  ['shell', 'curl http://localhost:8080/health', ['bash', 'ports']],
  ['shell', "curl a -d '{}'", ['bodies', 'bash']],
  ['shell', 'curl a -d @- <<EOF\n[1]\nEOF', ['bodies', 'bash']],
  ['shell', 'A=$(ls b c)\necho "$A"', ['bash']],
  ['shell', 'eval "$(A=b datahub)"', ['bash', 'commands', 'variables']],
  ['shell', 'A=b \\\n  datahub version', ['bash', 'commands', 'variables']],
  ['shell', 'aws a \\\n  A=b C=d', ['bash']],
  ['shell', 'docker run -e A=b c', ['bash', 'variables']],
  ['properties', 'A_B=c', ['settings', 'variables']],
  ['sql', 'SELECT 1', ['brackets']],
  ['text', 'broker:9092', ['ports']],
  ['text', 'SELECT 1', []],
])('%s %j has to be proved in these ways', (language, code, proofs) => {
  expect(proofsOf({ language, code }, scope)).toEqual(proofs);
});

test('an illustrative sample has nothing to prove', () => {
  expect(proofsOf({ language: 'json', code: '{', illustrative: 'cut off' }, scope)).toEqual([]);
});

test('as long as there is no data, no sample is reported as wrong', () => {
  expect(proofsOf({ language: 'shell', code: 'A=b datahub get urn:li:a:b broker:9092' }, noScope)).toEqual(['bash']);
});
