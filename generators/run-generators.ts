import type { SiteData } from '#model/site-data.ts';
import { generateConnectors } from './connectors/generate.ts';
import type { Generated } from './generated.ts';
import { generateEntities } from './metamodel/generate.ts';

/** Runs every generator. Pages come in the order of the generators, then of the data files. */
export function runGenerators(data: SiteData): Generated {
  const results = [generateConnectors, generateEntities].map((generate) => generate(data));
  return {
    drafts: results.flatMap(({ drafts }) => drafts),
    problems: results.flatMap(({ problems }) => problems),
  };
}
