import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { loadTestData } from '#generators/load-test-data.ts';
import { urnEnvironments, urnFacts, urnKinds } from '#generators/metamodel/urn-facts.ts';
import { checkUrn } from '#site/tools/urn/check-urn.ts';

const data = loadTestData('content');
const rules = {
  kinds: new Map(urnKinds(data).map((kind) => [kind.name, kind])),
  environments: urnEnvironments(data),
};
const identities = data.entities.map(({ value }) => value.identity);

test('the environments are known', () => {
  expect(rules.environments).toContain('NON_PROD');
});

test.each(identities.flatMap(({ valid }) => valid.map(({ urn }) => urn)))('the bench agrees that %s is right', (urn) => {
  expect(checkUrn(urn, rules)).toMatchObject({ mistakes: [], text: urn });
});

test('the bench finds something in every wrong URN whose syntax can tell, and explains the others from the data', () => {
  const wrong = identities.flatMap(({ invalid }) => invalid.map(({ urn }) => urn));
  const found = wrong.filter((urn) => checkUrn(urn, rules).mistakes.length > 0);
  expect(found.length / wrong.length).toBeGreaterThan(0.4);
  const explained = Object.values(urnFacts(data)).flatMap(({ invalid }) => invalid.map(({ urn }) => urn));
  expect(new Set(explained)).toEqual(new Set(wrong));
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
