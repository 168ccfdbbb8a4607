import * as overview from '#site/graphql-overview/GraphqlOverviewPage.tsx';
import { GraphqlOperation } from '#site/reference/GraphqlOperation.tsx';
import { GraphqlType } from '#site/reference/GraphqlType.tsx';
import type { SubjectView } from '../subject-view.ts';

export const view: SubjectView = {
  blocks: {
    'graphql-type': GraphqlType,
    'graphql-operation': GraphqlOperation,
  },
  screens: {
    'graphql-overview': {
      file: 'site/graphql-overview/GraphqlOverviewPage.tsx',
      module: overview,
      styles: ['landing'],
    },
  },
};
