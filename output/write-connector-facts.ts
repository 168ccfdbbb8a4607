import type { SiteModel } from '#subjects/site-model.ts';
import type { FileWriter } from './file-writer.ts';

/** File with the facts of a connector, for the code of a build. */
export function connectorFactsFile(shell: string, id: string): string {
  return `latest/connectors/${shell}/${id}.json`;
}

/** Writes what readers compare of each connector, a file each. They hold no addresses, so all languages share them. */
export function writeConnectorFacts(writer: FileWriter, { connectorFacts }: SiteModel, shell: string): void {
  for (const facts of connectorFacts) writer.write(connectorFactsFile(shell, facts.id), JSON.stringify(facts));
}
