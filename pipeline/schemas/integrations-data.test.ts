import { expect, test } from 'vitest';
import { integrationsFile } from '#model/integration.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { connector } from '#subjects/connectors/schema/connector.ts';
import { validateYaml } from './validate-yaml.ts';

const explain = (text: string) =>
  formatProblems(validateYaml(integrationsFile, text, 'content/integrations.yaml').problems);

test('an unknown icon, kind, capability, feature, or status is a problem at its line, with what was probably meant', () => {
  const text = `- title: Airflow
  path: /docs/lineage/airflow
  icon: apacheairfow
  platformTypes: [Orchestrater]
  connection: push
  capabilities: [Extract Tags, Data Profilng]
  features: [Notification]
  status: certfied
`;
  expect(explain(text)).toMatchInlineSnapshot(`
    "content/integrations.yaml:3:9  data/wrong-value
      "[0].icon" must be the slug of an icon in model/brand-icon-names.ts, or null for a monogram, but is "apacheairfow".
      Did you mean "apacheairflow"?

    content/integrations.yaml:4:19  data/wrong-value
      "[0].platformTypes[0]" must be one of "AI+ML", "BI Tool", "Datastore", "ETL and Processing", "Identity Provider", "Messaging", "Metadata", "Observability", "Orchestrator", but is "Orchestrater".
      Did you mean "Orchestrator"?

    content/integrations.yaml:5:15  data/wrong-value
      "[0].connection" must be one of "Pull", "Push", but is "push".
      Did you mean "Push"?

    content/integrations.yaml:6:32  data/wrong-value
      "[0].capabilities[1]" must be one of "Table-Level Lineage", "Column-level Lineage", "Dataset Usage", "Data Profiling", "Detect Deleted Entities", "Schema Metadata", "Descriptions", "Extract Ownership", "Extract Tags", "Domains", "Asset Containers", "Platform Instance", "Partition Support", but is "Data Profilng".
      Did you mean "Data Profiling"?

    content/integrations.yaml:7:14  data/wrong-value
      "[0].features[0]" must be one of "Alerting", "Lower Casing", "Notifications", "Patch Lineage", "Status Aspect", "UI Ingestion", but is "Notification".
      Did you mean "Notifications"?

    content/integrations.yaml:8:11  data/wrong-value
      "[0].status" must be one of "certified", "incubating", "testing", "unknown", but is "certfied".
      Did you mean "certified"?

    6 errors"
  `);
});

test('an icon name that resembles no other is explained without a list of all icons', () => {
  const text = `- title: Airflow
  path: /docs/lineage/airflow
  icon: windmill
  platformTypes: [Orchestrator]
  connection: Push
`;
  expect(explain(text)).toMatchInlineSnapshot(`
    "content/integrations.yaml:3:9  data/wrong-value
      "[0].icon" must be the slug of an icon in model/brand-icon-names.ts, or null for a monogram, but is "windmill".

    1 error"
  `);
});

test('a connector names icons and capabilities from the same lists', () => {
  const text = 'icon: snowflak\nmodules: [{capabilities: {Domain: {value: optin}, Domains: {value: optin}}}]\n';
  const { problems } = validateYaml(connector, text, 'content/connectors/shop.yaml');
  const fixes = problems.filter(({ line }) => line !== undefined).flatMap(({ fix }) => fix ?? []);
  expect(fixes).toEqual(
    expect.arrayContaining(['Did you mean "snowflake"?', 'Did you mean "Domains"?', 'Did you mean "opt-in"?']),
  );
});
