import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getLocation,
  type Location,
  parse,
  Source,
  validateSchema,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { dataProblem } from '#generators/drafting/data-problem.ts';
import type { LoadedText } from '#model/data-kind.ts';
import type { Origin, Problem } from '#model/problem.ts';

export interface ReadSchema {
  /** Absent when a file can't be parsed or the files contradict each other; in that case, nothing can be drafted. */
  schema?: GraphQLSchema;
  /** All definitions of all files, for descriptions of built-in scalars and for origins. */
  document: DocumentNode;
  problems: Problem[];
}

/** Parses the SDL files and joins them into one schema; every error is a problem with its line. */
export function readSchema(files: readonly LoadedText[]): ReadSchema {
  const problems: Problem[] = [];
  const documents = files.flatMap(({ file, text }) => {
    try {
      return [parse(new Source(text, file))];
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      problems.push(sdlProblem(error, file));
      return [];
    }
  });
  const document = concatAST(documents);
  if (problems.length > 0) return { document, problems };
  const first = files[0]?.file ?? 'content/graphql';
  const contradictions = validateSDL(document);
  if (contradictions.length > 0) return { document, problems: contradictions.map((error) => sdlProblem(error, first)) };
  const schema = buildASTSchema(document, { assumeValidSDL: true });
  const faults = validateSchema(schema);
  if (faults.length > 0) return { document, problems: faults.map((error) => sdlProblem(error, first)) };
  return { schema, document, problems };
}

/** The position of a definition; the name of its source is the file. */
export function originOf(node: { loc?: Location | undefined } | null | undefined): Origin {
  const { loc } = node ?? {};
  if (loc === undefined) return { file: 'content/graphql' };
  return { file: loc.source.name, ...getLocation(loc.source, loc.start) };
}

function sdlProblem(error: GraphQLError, fallbackFile: string): Problem {
  const node = error.nodes?.find(({ loc }) => loc !== undefined);
  const at = error.locations?.[0];
  const origin = node ? originOf(node) : { file: error.source?.name ?? fallbackFile, ...at };
  return dataProblem(origin, 'graphql/schema', sentenceOf(error.message), hintFor(error.message));
}

function sentenceOf(message: string): string {
  return message.replace(/^Syntax Error: /, 'The SDL can not be read: ');
}

function hintFor(message: string): string {
  if (message.startsWith('Unknown type')) return 'Define the type in a file of content/graphql/, or correct its name.';
  if (message.startsWith('There can be only one type'))
    return 'Keep one definition; extend it with "extend type" elsewhere.';
  return 'Correct the definition; https://spec.graphql.org/October2021/ has the grammar.';
}
