import { expect, test } from 'vitest';
import { inEnglish } from '#model/message.ts';
import type { UrnAccess } from '#model/urn/facts.ts';
import { apis, urnSamples } from './samples.ts';

const access: UrnAccess = {
  query: 'tag',
  deletion: 'deleteTag',
  softDelete: true,
  aspect: { name: 'tagProperties', python: 'TagPropertiesClass' },
};
const urn = `urn:li:tag:it's "new"`;

test.each(apis)('%s reads, hides and deletes, or says why not', (api) => {
  for (const sample of Object.values(urnSamples(api, urn, access))) expect(sample.code ?? sample.note).toBeTruthy();
});

test('the URN is written as each interface needs it', () => {
  expect(urnSamples('GraphQL', urn, access).remove.code).toContain(
    String.raw`deleteTag(urn: "urn:li:tag:it's \"new\"")`,
  );
  expect(urnSamples('Rest.li', urn, access).read.code).toContain('/entitiesV2/urn%3Ali%3Atag%3Ait%27s%20%22new%22');
  expect(urnSamples('OpenAPI', urn, access).hide.code).toContain(String.raw`'urns=urn:li:tag:it'\''s "new"'`);
  expect(urnSamples('CLI', urn, access).remove.code).toBe(
    String.raw`datahub delete --hard --urn 'urn:li:tag:it'\''s "new"'`,
  );
  expect(urnSamples('Python', urn, access).read.code).toContain(String.raw`urn = "urn:li:tag:it's \"new\""`);
});

test("operations that an interface doesn't support have no sample", () => {
  const little: UrnAccess = { softDelete: false, aspect: access.aspect };
  expect(inEnglish(urnSamples('GraphQL', urn, little))).toMatchObject({
    read: { note: expect.any(String) },
    hide: { note: expect.any(String) },
    remove: { note: expect.any(String) },
  });
  expect(urnSamples('CLI', urn, little).hide.code).toBeUndefined();
});
