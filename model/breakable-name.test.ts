import { expect, test } from 'vitest';
import { breakableParts } from './breakable-name.ts';

test.each([
  ['datasetKey', 'dataset Key'],
  ['profiling.max_number_of_fields', 'profiling. max_ number_ of_ fields'],
  ['GMS_URLString', 'GMS_ URLString'],
  [
    'urn:li:dataset:(urn:li:dataPlatform:hive,logs,PROD)',
    'urn: li: dataset:( urn: li: data Platform: hive, logs, PROD)',
  ],
  ['0.10.2', '0.10.2'],
  ['localhost:8080', 'localhost:8080'],
  ['/openapi/entities/v1/latest', '/openapi/ entities/ v1/latest'],
  ['--dry-run', '--dry-run'],
])('%s breaks only between words', (name, parts) => {
  expect(breakableParts(name)).toEqual(parts.split(' '));
  expect(breakableParts(name).join('')).toBe(name);
});
