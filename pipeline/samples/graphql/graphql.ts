import type { Checker } from '../checker.ts';
import { validateDocument } from './validate-document.ts';

/** GraphQL against our schema. */
export const graphqlChecker: Checker = {
  proves: 'fits the GraphQL schema',
  applies: ({ language }, { graphql }) => language === 'graphql' && graphql !== undefined,
  check: ({ code }, { graphql }) => (graphql === undefined ? [] : validateDocument(code, graphql)),
};
