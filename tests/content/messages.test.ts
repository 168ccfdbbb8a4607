import { expect, test } from 'vitest';
import { errorKnowledge } from '#subjects/errors/knowledge/error-knowledge.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { errorRows } from '#subjects/errors/symptoms/error-rows.ts';
import { listRows } from '#subjects/errors/symptoms/list-rows.ts';
import { rowFacts } from '#subjects/errors/knowledge/rows.ts';
import { listMessages } from '#scripts/check/messages/list-messages.ts';
import { readRecord } from '#scripts/check/messages/record.ts';
import { findUnverified } from '#scripts/check/messages/verify-messages.ts';
import { diagnose } from '#subjects/errors/diagnosis/diagnose.ts';

const data = loadTestData('content', ['errors', 'symptoms', 'connectors', 'errorEvidence', 'missingModules']);

test('every literal message was found in the file of the platform that it names', () => {
  expect(findUnverified(listMessages(data), readRecord(process.cwd()))).toEqual([]);
});

test('the error tool knows every row of every troubleshooting table by a separate ID', () => {
  const rows = listRows(data);
  expect(rows.length).toBeGreaterThan(1300);
  expect(new Set(rowFacts(errorRows(rows)).map(({ id }) => id)).size).toBe(rows.length);
});

test.each([
  [
    'after the update, search returns nothing',
    'docs/how/updating-datahub#after-the-update-search-returns-nothing-or-old-results',
  ],
  [
    'snowflake: No default warehouse set for user',
    'docs/generated/ingestion/sources/snowflake#no-default-warehouse-set-for-user',
  ],
])('"%s" leads to the row of a troubleshooting table', (text, id) => {
  expect(diagnose(text, errorKnowledge(data)).found.map(({ error }) => error.id)).toContain(id);
});
