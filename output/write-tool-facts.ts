import type { SiteModel } from '#model/site-model.ts';
import type { FileWriter } from './file-writer.ts';

/** File with facts that a tool loads; the build id makes a new name for every build. */
export function toolFactsFile(build: string, name: string): string {
  return `assets/tools/${build}/${name}.json`;
}

/** Writes what tools load in the browser. The facts hold no addresses, so all languages share them. */
export function writeToolFacts(writer: FileWriter, { toolFacts }: SiteModel, build: string): void {
  for (const [name, facts] of Object.entries(toolFacts)) {
    writer.write(toolFactsFile(build, name), JSON.stringify(facts));
  }
}
