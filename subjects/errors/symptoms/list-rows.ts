import { connectorPath } from '#subjects/connectors/connector-path.ts';
import type { ConnectorData } from '#subjects/connectors/data.ts';
import type { ErrorData } from '../data.ts';
import type { PlacedRow } from '../schema/symptoms.ts';

/** All rows: first those of written pages, then those of connectors. */
export function listRows({
  symptoms,
  connectors,
}: Pick<ErrorData, 'symptoms'> & Pick<ConnectorData, 'connectors'>): PlacedRow[] {
  const written = symptoms.flatMap(({ value: { page, tables } }) =>
    tables.flatMap(({ section, rows }) => rows.map((row) => ({ ...row, page, section }))),
  );
  const generated = connectors.flatMap(({ value: { id, troubleshooting } }) =>
    troubleshooting.map((row) => ({ ...row, page: connectorPath(id), section: 'troubleshooting' })),
  );
  return [...written, ...generated];
}
