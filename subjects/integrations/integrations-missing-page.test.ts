import { expect, test } from 'vitest';
import { integrationsFile } from '#model/integration.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { integrationsMissingPage } from './integrations-missing-page.ts';

test('an integration refers to a page that exists or is planned', () => {
  const paths = ['/docs/lineage/airflow', '/docs/planned', '/docs/linage/airflow'];
  const value = integrationsFile.parse(
    paths.map((path) => ({ title: 'Airflow', path, platformTypes: ['Orchestrator'], connection: 'Push' })),
  );
  const integrations = loaded('content/integrations.yaml', JSON.stringify(value, undefined, 1), value);
  const pages = [somePage('/docs/lineage/airflow')];
  const site = checkedSite({ pages, hidden: new Set(['/docs/planned']) });
  expect(formatProblems(integrationsMissingPage({ integrations: [integrations] }, site))).toMatchInlineSnapshot(`
    "content/integrations.yaml:28:11  integrations/missing-page
      The integration "Airflow" refers to the page "/docs/linage/airflow", which doesn't exist.
      Did you mean "/docs/lineage/airflow"?

    1 error"
  `);
});
