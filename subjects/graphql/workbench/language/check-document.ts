import {
  type ASTNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { placeOf, type TextProblem } from '#model/text-check.ts';
import { limits } from '../engine/limits.ts';
import { explainError } from './explain-error.ts';
import { type OperationFacts, operationFacts } from './operation-facts.ts';

/** The result of checking a document. */
export interface DocumentCheck {
  /** In the order of the text. */
  problems: readonly TextProblem[];
  /** The operations that can be run; empty if the text can't be parsed. */
  operations: readonly OperationFacts[];
}

// Readers fix the first errors first.
const MOST_ERRORS = 50;

/** Parses a document and compares it with the schema. */
export function checkDocument(schema: GraphQLSchema, text: string): DocumentCheck {
  const document = parseDocument(text);
  if (document instanceof GraphQLError) return { problems: [toProblem(document, text, schema)], operations: [] };
  const errors = validate(schema, document, specifiedRules, { maxErrors: MOST_ERRORS });
  return {
    problems: errors
      .filter((error) => error.nodes !== undefined)
      .map((error) => toProblem(error, text, schema))
      .toSorted((a, b) => a.from - b.from),
    operations: operationFacts(schema, document),
  };
}

/** The document, or the error that says why it has no syntax tree. */
export function parseDocument(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens: limits.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function toProblem(error: GraphQLError, text: string, schema: GraphQLSchema): TextProblem {
  const { from, to } = spanOf(error, text);
  const { message, explanation, fixes } = explainError(error, { text, schema, from, to });
  const rule = error.message.startsWith('Syntax Error') ? 'graphql-syntax' : 'graphql-schema';
  return { rule, severity: 'error', from, to, ...placeOf(from, text), message, explanation, fixes };
}

/** The range that an error marks: the name in its first node, or one character at the syntax error. */
function spanOf({ nodes, positions }: GraphQLError, text: string): { from: number; to: number } {
  const node = nodes?.[0];
  const loc = node === undefined ? undefined : (nameOf(node) ?? node).loc;
  const from = Math.min(loc?.start ?? positions?.[0] ?? 0, text.length);
  const end = loc?.end ?? from + 1;
  // A whole operation would be marked from its first to its last line.
  const line = text.indexOf('\n', from);
  return { from, to: Math.min(end, line === -1 ? text.length : Math.max(line, from + 1)) };
}

function nameOf(node: ASTNode): ASTNode | undefined {
  return 'name' in node && node.name !== undefined ? node.name : undefined;
}
