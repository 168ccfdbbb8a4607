import { expect, test } from 'vitest';
import { integrationsFile } from '#model/integration.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { integrationsDuplicate } from './integrations-duplicate.ts';

const folder = '/docs/generated/ingestion/sources';
const text = `- title: Airflow
  path: /docs/lineage/airflow
  platformTypes: [Orchestrator]
  connection: Push
- title: Snowflake
  path: ${folder}/snowflake
  platformTypes: [Datastore]
  connection: Pull
- title: Apache Airflow
  path: /docs/lineage/airflow
  platformTypes: [Orchestrator]
  connection: Push
`;

function problems(planned: readonly string[]): string {
  const file = loaded('content/integrations.yaml', text);
  const integrations = { ...file, value: integrationsFile.parse(file.value) };
  const pages = [somePage('/docs/lineage/airflow'), somePage(`${folder}/snowflake`, { kind: 'connector' })];
  return formatProblems(
    integrationsDuplicate({ integrations: [integrations] }, checkedSite({ pages, hidden: new Set(planned) })),
  );
}

test("an entry can't repeat a connector or another entry", () => {
  expect(problems(['/docs/planned'])).toMatchInlineSnapshot(`
    "content/integrations.yaml:6:9  integrations/duplicate
      The entry repeats a connector that has a file in content/connectors/.
      Delete the entire entry. The directory lists every connector automatically.

    content/integrations.yaml:10:9  integrations/duplicate
      Two entries refer to the page "/docs/lineage/airflow": "Airflow" and "Apache Airflow".
      Keep only one of them.

    2 errors"
  `);
});

test('while a connector is planned, repeating one is only a warning, so that its writer is not delayed', () => {
  expect(problems([`${folder}/hive`])).toContain('integrations/duplicate (warning)');
});
