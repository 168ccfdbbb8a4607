import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { urnFacts, urnRules } from '#subjects/metamodel/urn-facts.ts';
import { checkUrn } from '#model/urn/check-urn.ts';
import { pythonVerdict } from '#model/urn/python.ts';
import { serverVerdict } from '#model/urn/server.ts';

const data = loadTestData('content');
const rules = urnRules(data);
const identities = data.entities.map(({ value }) => value.identity);

test('the environments are known', () => {
  expect(rules.environments).toContain('NON_PROD');
});

const valid = identities.flatMap((identity) => identity.valid.map(({ urn }) => urn));
const invalid = identities.flatMap((identity) => identity.invalid);

test.each(valid)('the workbench, the server, and Python accept %s, which its page calls valid', (urn) => {
  expect(checkUrn(urn, rules)).toMatchObject({ findings: [], text: urn });
  expect([serverVerdict(urn, rules), pythonVerdict(urn, rules)]).toEqual([{ accepts: true }, { accepts: true }]);
});

test.each(invalid)('the workbench never calls $urn correct if the server rejects it', ({ urn, note }) => {
  const { findings } = checkUrn(urn, rules);
  const server = serverVerdict(urn, rules);
  if (!server.accepts) expect(findings.length).toBeGreaterThan(0);
  if (/server (?:takes|accepts)|^Accepted/.test(note)) expect(server.accepts).toBe(true);
  if (/server (?:refuses|rejects)/.test(note)) expect(server.accepts).toBe(false);
});

/** URNs on pages that the grammar rejects, and why the page has them. */
const rejected = new Map([
  ['urn:li:service:checkout', 'an entity type that readers add themselves'],
  ['urn:li:runbook:(wiki,42)', 'an entity type that readers add themselves'],
  ['urn:li:dataplatform:x', 'the example of a wrong case'],
  ['urn:li:dataJob:(PIPELINE,QueryExecId_NUMBER)', 'the example of a URN whose parts are missing'],
]);
/** Entity types that only Managed DataHub has. */
const managedOnly = /^urn:li:(?:actionRequest|incident):/;

/** The complete URNs of a text: up to a space, a quote, or a bracket that was not opened inside. Placeholders and wildcards are left out. */
function urnsIn(text: string): string[] {
  return [...text.matchAll(/urn:li:[A-Za-z]+:/g)].flatMap(({ 0: start, index }) => {
    let depth = 0;
    let end = index + start.length;
    for (; end < text.length; end += 1) {
      const character = text[end] ?? '';
      if (character === '(') depth += 1;
      else if (character === ')' && depth === 0) break;
      else if (character === ')') depth -= 1;
      else if (/[\n"'`<>[\]{}|\\…*$]/.test(character) || (depth === 0 && /[\s,;]/.test(character))) break;
    }
    const urn = text.slice(index, end).replace(/[.:]+$/, '');
    const isCut = depth > 0 || /[<{…*$[%\\]/.test(text[end] ?? '') || urn.endsWith(start.slice(0, -1));
    return isCut || /%(?!2[C89c])/.test(urn) ? [] : [urn];
  });
}

test('every URN in the text and the samples of a page is correct, or is listed with a reason', () => {
  const files = readdirSync('content/docs', { recursive: true, encoding: 'utf8' });
  const pages = files.filter((name) => name.endsWith('.md'));
  const urns = new Set(pages.flatMap((page) => urnsIn(readFileSync(join('content/docs', page), 'utf8'))));
  expect(urns.size).toBeGreaterThan(150);
  const wrong = [...urns].filter((urn) => !managedOnly.test(urn) && checkUrn(urn, rules).findings.length > 0);
  expect(new Set(wrong)).toEqual(new Set(rejected.keys()));
});

test('every URN that a page calls wrong is explained in the workbench', () => {
  const explained = Object.values(urnFacts(data)).flatMap((facts) => facts.invalid.map(({ urn }) => urn));
  expect(new Set(explained)).toEqual(new Set(invalid.map(({ urn }) => urn)));
});

test('every query and mutation that the samples use is in the schema', () => {
  const schema = buildSchema(data.graphqlSchema.map(({ text }) => text).join('\n'));
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()].map((type) => type?.getFields() ?? {});
  for (const [name, { access }] of Object.entries(urnFacts(data))) {
    const fields = [access.query && queries?.[access.query], access.deletion && mutations?.[access.deletion]];
    for (const [index, wanted] of [access.query, access.deletion].entries()) {
      if (wanted === undefined) continue;
      const field = fields[index];
      expect(field, `${name}: ${wanted}`).toBeTruthy();
      if (field) expect(field.args.map((argument) => `${argument.name}: ${argument.type}`)).toEqual(['urn: String!']);
    }
  }
});

test('the class of the aspect that Python reads is known', () => {
  for (const { access } of Object.values(urnFacts(data))) expect(access.aspect.python).toMatch(/^[A-Z]\w+Class$/);
});
