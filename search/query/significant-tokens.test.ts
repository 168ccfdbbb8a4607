import { expect, test } from 'vitest';
import { significantTokens } from './significant-tokens.ts';

test.each([
  ['datahub delete --entity_type dataset --platform kafka', ['datahub', 'delete', 'entity_type', 'platform']],
  ['datahub ingest -c /tmp/my recipe.yaml', ['datahub', 'ingest', 'c', 'recipe.yaml']],
  ['urn:li:dataset:(urn:li:dataPlatform:bigquery,bar,DEV)', ['urn', 'dataset']],
  ['Failed to update urn:li:corpuser:jdoe', ['Failed', 'to', 'update', 'corpuser']],
  ['2023-04-01 12:30:01,123 ERROR 0x7ffde1 request 4f9c2d1e-77aa-4c1e timed out', ['ERROR', 'request', 'timed', 'out']],
  ['localhost:9002/api/gms', ['localhost:9002/api/gms']],
  ['123456789', ['123456789']],
  ['  ', []],
])('%s', (query, tokens) => {
  expect(significantTokens(query)).toEqual(tokens);
});

test('a pasted log is cut', () => {
  expect(significantTokens('lineage '.repeat(1000)).length).toBeLessThan(100);
});
