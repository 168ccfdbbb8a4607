import { connector } from '#model/connector.ts';
import { sharedType } from '#model/connector-option.ts';
import type { DataOf } from '#model/data-kind.ts';
import { sink, transformer } from '#model/ingestion-plugin.ts';

/** What a recipe can name: sources, sinks, and transformers with their options. */
export const connectorKinds = {
  connectors: { folder: 'connectors', schema: connector },
  sharedTypes: { folder: 'connectors/shared', schema: sharedType },
  sinks: { folder: 'sinks', schema: sink },
  transformers: { folder: 'transformers', schema: transformer },
} as const;

export type ConnectorData = DataOf<typeof connectorKinds>;
