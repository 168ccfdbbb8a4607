import { buildSchema, type GraphQLSchema } from 'graphql';
import { graphqlSchemaPath } from '#model/data-files/data-file.ts';
import type { BuiltData } from '#services/mcp/built-data.ts';

/** The GraphQL schema of a built site. */
export function builtSchema(data: BuiltData): GraphQLSchema {
  return data.parsed(graphqlSchemaPath, (text) => buildSchema(text, { assumeValidSDL: true }));
}
