import { graphqlType } from './mcp/graphql-type.ts';

export const docsTools = [graphqlType];
