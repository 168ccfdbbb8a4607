import type { SubjectView } from '../subject-view.ts';
import { GraphqlOperation } from './blocks/GraphqlOperation.tsx';
import { GraphqlRunSetup } from './blocks/GraphqlRunSetup.tsx';
import { GraphqlType } from './blocks/GraphqlType.tsx';
import * as overview from './GraphqlOverviewPage.tsx';
import { BenchPreview } from './workbench/BenchPreview.tsx';
import * as benchPage from './workbench/GraphqlBenchPage.tsx';

export const view: SubjectView = {
  blocks: {
    'graphql-type': GraphqlType,
    'graphql-operation': GraphqlOperation,
  },
  screens: {
    'graphql-overview': {
      file: 'subjects/graphql/GraphqlOverviewPage.tsx',
      module: overview,
      styles: ['landing'],
    },
    'tool-graphql': {
      file: 'subjects/graphql/workbench/GraphqlBenchPage.tsx',
      module: benchPage,
      styles: ['tools', 'graphql-bench', 'pictures'],
    },
  },
  runSetups: { graphql: GraphqlRunSetup },
  previews: { '/tools/graphql': BenchPreview },
};
