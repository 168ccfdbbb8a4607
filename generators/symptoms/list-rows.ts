import type { SiteData } from '#model/site-data.ts';
import type { PlacedRow } from '#model/symptoms.ts';
import { connectorPath } from '../connectors/connector-path.ts';

/** All rows: first those of written pages, then those of connectors. */
export function listRows({ symptoms, connectors }: Pick<SiteData, 'symptoms' | 'connectors'>): PlacedRow[] {
  const written = symptoms.flatMap(({ value: { page, tables } }) =>
    tables.flatMap(({ section, rows }) => rows.map((row) => ({ ...row, page, section }))),
  );
  const generated = connectors.flatMap(({ value: { id, troubleshooting } }) =>
    troubleshooting.map((row) => ({ ...row, page: connectorPath(id), section: 'troubleshooting' })),
  );
  return [...written, ...generated];
}
