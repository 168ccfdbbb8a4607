import type { DataOf } from '#model/data-kind.ts';
import { integrationsFile } from '#model/integration.ts';

/** What DataHub connects to without a connector. */
export const integrationKinds = { integrations: { file: 'integrations.yaml', schema: integrationsFile } } as const;

export type IntegrationData = DataOf<typeof integrationKinds>;
