import type { Checker } from '../checker.ts';

/** GraphQL against our schema. */
export const graphqlChecker: Checker = {
  check: ({ code }, { checkGraphql }) => checkGraphql?.(code) ?? [],
};
