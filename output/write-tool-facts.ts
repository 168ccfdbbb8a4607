import type { SiteModel } from '#subjects/site-model.ts';
import type { FileWriter } from './file-writer.ts';

/** File with facts that a tool of a build loads. */
export function toolFactsFile(shell: string, name: string): string {
  return `latest/tools/${shell}/${name}.json`;
}

/** Writes what tools load in the browser. The facts contain no addresses, so all languages share them. */
export function writeToolFacts(writer: FileWriter, { toolFacts }: SiteModel, shell: string): void {
  for (const [name, facts] of Object.entries(toolFacts)) {
    writer.write(toolFactsFile(shell, name), JSON.stringify(facts));
  }
}
