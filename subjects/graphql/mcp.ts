import { graphqlType } from '#services/mcp/tools/graphql-type.ts';

export const docsTools = [graphqlType];
