import type { DataOf } from '#model/data-kind.ts';
import { connector } from './schema/connector.ts';
import { sharedType } from './schema/connector-option.ts';
import { sink, transformer } from './schema/ingestion-plugin.ts';

/** What a recipe can name: sources, sinks, and transformers with their options. */
export const connectorKinds = {
  connectors: { folder: 'connectors', schema: connector },
  sharedTypes: { folder: 'connectors/shared', schema: sharedType },
  sinks: { folder: 'sinks', schema: sink },
  transformers: { folder: 'transformers', schema: transformer },
} as const;

export type ConnectorData = DataOf<typeof connectorKinds>;
