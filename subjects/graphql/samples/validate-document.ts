import {
  type DocumentNode,
  extendSchema,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  isTypeSystemDefinitionNode,
  isTypeSystemExtensionNode,
  Kind,
  parse,
  validate,
} from 'graphql';
import type { Finding } from '#model/sample-knowledge.ts';

/**
 * Checks a GraphQL text against the schema: operations and fragments, or definitions that would extend it.
 * @param text the document
 * @param schema the whole schema
 * @param variables values for the variables of its operation, if the sample provides any
 * @returns the errors, with lines of the text
 */
export function validateDocument(text: string, schema: GraphQLSchema, variables?: Record<string, unknown>): Finding[] {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const message = `The GraphQL can't be read: ${error.message.replace(/^Syntax Error: /, '')}`;
    const fix = 'Correct it. If it’s only part of a document, write illustrative="…".';
    return [{ line: lineOf(error), rule: 'samples/graphql', message, fix }];
  }
  if (document.definitions.some(isOfTypeSystem)) return extensionProblems(document, schema);
  const errors = validate(schema, document);
  const wrong = errors.length > 0 || variables === undefined ? errors : wrongVariables(document, schema, variables);
  return wrong.map((error) => misfit(error.message, lineOf(error)));
}

function misfit(message: string, line: number): Finding {
  return {
    line,
    rule: 'samples/graphql',
    message: `The GraphQL doesn't match the schema: ${message}`,
    fix: 'Look it up in content/graphql/.',
  };
}

function extensionProblems(document: DocumentNode, schema: GraphQLSchema): Finding[] {
  try {
    extendSchema(schema, document);
    return [];
  } catch (error) {
    // One error with all messages; it keeps no lines.
    if (!(error instanceof Error)) throw error;
    return error.message.split('\n\n').map((message) => misfit(message, 1));
  }
}

function isOfTypeSystem(node: DocumentNode['definitions'][number]): boolean {
  return isTypeSystemDefinitionNode(node) || isTypeSystemExtensionNode(node);
}

function wrongVariables(
  document: DocumentNode,
  schema: GraphQLSchema,
  values: Record<string, unknown>,
): readonly GraphQLError[] {
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    return getVariableValues(schema, definition.variableDefinitions ?? [], values).errors ?? [];
  });
}

function lineOf(error: GraphQLError): number {
  return error.locations?.[0]?.line ?? 1;
}
