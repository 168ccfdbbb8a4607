/** Replaced once the connector schema is final. */
export function connectorStarter(id: string): string {
  return `id: ${id}\n`;
}
