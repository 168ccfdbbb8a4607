import type { Checker } from '../checker.ts';
import { validateDocument } from './validate-document.ts';

/** GraphQL against our schema. */
export const graphqlChecker: Checker = {
  check: ({ code }, { graphql }) => (graphql === undefined ? [] : validateDocument(code, graphql)),
};
