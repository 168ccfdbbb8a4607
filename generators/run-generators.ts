import type { SiteData } from '#model/site-data.ts';
import { generateApiChoice } from './api-choice/generate.ts';
import { generateConnectors } from './connectors/generate.ts';
import { generateDataFiles } from './data-files/generate.ts';
import { generateErrors } from './errors/generate.ts';
import type { Generated } from './generated.ts';
import { generateGraphql } from './graphql/generate.ts';
import { generateEntities } from './metamodel/generate.ts';
import { onlyKinds } from './only-kinds.ts';
import { generatePlugins } from './plugins/generate.ts';
import { generateSdk } from './sdk/generate.ts';
import { generateSymptoms } from './symptoms/generate.ts';
import { generateUpgrades } from './upgrades/generate.ts';

/** A generator with the kinds of data it reads: it sees no others, so what it returns depends on nothing else. */
export interface GeneratorStep {
  name: string;
  reads: readonly (keyof SiteData)[];
  generate(data: SiteData): Generated;
}

const steps: readonly GeneratorStep[] = [
  {
    name: 'connectors',
    reads: ['connectors', 'sharedTypes', 'entities', 'sinks', 'transformers'],
    generate: generateConnectors,
  },
  { name: 'plugins', reads: ['sinks', 'transformers', 'sharedTypes', 'connectors'], generate: generatePlugins },
  { name: 'metamodel', reads: ['entities', 'aspects', 'modelTypes', 'relationships'], generate: generateEntities },
  { name: 'graphql', reads: ['graphqlPages', 'graphqlOperations', 'graphqlSchema'], generate: generateGraphql },
  {
    name: 'sdk',
    reads: ['sdkPages', 'sdkModules', 'modelTypes', 'aspects', 'entities', 'relationships'],
    generate: generateSdk,
  },
  { name: 'errors', reads: ['errors'], generate: generateErrors },
  { name: 'symptoms', reads: ['symptoms', 'connectors', 'errors'], generate: generateSymptoms },
  { name: 'api-choice', reads: ['apiChoices'], generate: generateApiChoice },
  { name: 'upgrades', reads: ['upgrades', 'connectors'], generate: generateUpgrades },
  {
    name: 'data-files',
    reads: [
      'connectors',
      'sharedTypes',
      'sinks',
      'transformers',
      'entities',
      'aspects',
      'modelTypes',
      'relationships',
      'graphqlSchema',
      'cliCommands',
      'environments',
      'errors',
      'symptoms',
      'productLinks',
    ],
    generate: generateDataFiles,
  },
];

/**
 * Runs every generator. Pages come in the order of the generators, then of the data files.
 * @param data all data of the site
 * @param remember may give what a generator returned for the same data earlier instead of running it
 */
export function runGenerators(
  data: SiteData,
  remember: (step: GeneratorStep, run: () => Generated) => Generated = (_, run) => run(),
): Required<Generated> {
  const results = steps.map((step) =>
    remember(step, () => step.generate(onlyKinds(data, step.reads, 'run-generators.ts'))),
  );
  return {
    drafts: results.flatMap(({ drafts }) => drafts),
    problems: results.flatMap(({ problems }) => problems),
    drawnBlocks: Object.assign({}, ...results.map(({ drawnBlocks }) => drawnBlocks)),
    symptomTables: Object.assign({}, ...results.map(({ symptomTables }) => symptomTables)),
    files: Object.assign({}, ...results.map(({ files }) => files)),
  };
}
