import type { SiteData } from '#model/site-data.ts';
import { generateApiChoice } from './api-choice/generate.ts';
import { generateConnectors } from './connectors/generate.ts';
import { generateErrors } from './errors/generate.ts';
import type { Generated } from './generated.ts';
import { generateGraphql } from './graphql/generate.ts';
import { generateEntities } from './metamodel/generate.ts';
import { generatePlugins } from './plugins/generate.ts';
import { generateSdk } from './sdk/generate.ts';
import { generateUpgrades } from './upgrades/generate.ts';

/** Runs every generator. Pages come in the order of the generators, then of the data files. */
export function runGenerators(data: SiteData): Required<Generated> {
  const results = [
    generateConnectors,
    generatePlugins,
    generateEntities,
    generateGraphql,
    generateSdk,
    generateErrors,
    generateApiChoice,
    generateUpgrades,
  ].map((generate) => generate(data));
  return {
    drafts: results.flatMap(({ drafts }) => drafts),
    problems: results.flatMap(({ problems }) => problems),
    drawnBlocks: Object.assign({}, ...results.map(({ drawnBlocks }) => drawnBlocks)),
    files: Object.assign({}, ...results.map(({ files }) => files)),
  };
}
