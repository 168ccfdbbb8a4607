import type { SubjectView } from '../subject-view.ts';
import { GraphqlOperation } from './blocks/GraphqlOperation.tsx';
import { GraphqlType } from './blocks/GraphqlType.tsx';
import * as overview from './GraphqlOverviewPage.tsx';

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
  },
};
