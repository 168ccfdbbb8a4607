import type { SubjectKnowledge } from '#model/sample-knowledge.ts';
import type { GraphqlData } from './data.ts';
import { readSchema } from './read-schema.ts';
import { validateDocument } from './samples/validate-document.ts';

/** The check of operations in samples. */
export function sampleKnowledge({ graphqlSchema }: Pick<GraphqlData, 'graphqlSchema'>): SubjectKnowledge {
  const { schema } = readSchema(graphqlSchema);
  if (schema === undefined || graphqlSchema.length === 0) return {};
  return { checkGraphql: (text, variables) => validateDocument(text, schema, variables) };
}
