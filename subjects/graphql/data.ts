import type { DataOf } from '#model/data-kind.ts';
import { graphqlOperations, graphqlPage } from './schema.ts';

/** The pages of the GraphQL reference, the operations that they show, and the schema in SDL. */
export const graphqlKinds = {
  graphqlPages: { folder: 'graphql/pages', schema: graphqlPage },
  graphqlOperations: { folder: 'graphql/operations', schema: graphqlOperations },
  graphqlSchema: { folder: 'graphql', ending: '.graphql' },
} as const;

export type GraphqlData = DataOf<typeof graphqlKinds>;
