import { integrationsFile } from '#model/integration.ts';

/** What DataHub connects to without a connector. */
export const integrationKinds = { integrations: { file: 'integrations.yaml', schema: integrationsFile } } as const;
