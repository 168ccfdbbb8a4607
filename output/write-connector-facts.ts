import type { SiteModel } from '#model/site-model.ts';
import type { FileWriter } from './file-writer.ts';

/** File with the facts of a connector; the build id makes a new name for every build. */
export function connectorFactsFile(build: string, id: string): string {
  return `assets/connectors/${build}/${id}.json`;
}

/** Writes what readers compare of each connector, a file each. They hold no addresses, so all languages share them. */
export function writeConnectorFacts(writer: FileWriter, { connectorFacts }: SiteModel, build: string): void {
  for (const facts of connectorFacts) writer.write(connectorFactsFile(build, facts.id), JSON.stringify(facts));
}
