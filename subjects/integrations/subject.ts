import { connectorKinds } from '../connectors/data.ts';
import { dataRule, step, subject } from '../subject.ts';
import { integrationKinds } from './data.ts';
import { integrationsDuplicate } from './integrations-duplicate.ts';
import { integrationsMissingPage } from './integrations-missing-page.ts';
import { listIntegrations } from './list-integrations.ts';
import { directoryTexts } from './texts.ts';

const { connectors } = connectorKinds;

/** The directory of connectors and other integrations, with its table of capabilities and its comparison. */
export const integrations = subject({
  name: 'integrations',
  texts: directoryTexts,
  data: integrationKinds,
  rules: [dataRule(integrationKinds, integrationsDuplicate), dataRule(integrationKinds, integrationsMissingPage)],
  siteFacts: step('integrations', { ...integrationKinds, connectors }, (data) =>
    listIntegrations(
      data.connectors.map(({ value }) => value),
      data.integrations[0]?.value ?? [],
    ),
  ),
  view: () => import('./view.tsx'),
});
