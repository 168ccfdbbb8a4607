/** Address of a connector's page. */
export function connectorPath(id: string): string {
  return `/docs/generated/ingestion/sources/${id}`;
}
