import { execute, type GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { dataProblem } from '#generators/drafting/data-problem.ts';
import { inEnglish } from '#model/message.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { LocatedOperation } from './operation-parts.ts';
import type { GraphqlOperation } from './schema.ts';
import type { WorkbenchResult } from './workbench/engine/index.ts';

/**
 * Checks the example of an operation: the document against the schema, and how its run on the sample catalog ended. The response of an operation that
 * can't run there is checked by running the document on the response itself. The result must be the same response, so no key is missing, superfluous,
 * or of the wrong type.
 * @param run undefined without a catalog
 */
export function checkOperation(
  { value, origin }: LocatedOperation,
  schema: GraphQLSchema,
  run: WorkbenchResult | undefined,
): Problem[] {
  const { name, variables, answer } = value;
  const at = origin(['document']);
  let document: ReturnType<typeof parse>;
  try {
    document = parse(value.document);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [problem(at, `The document of "${name}" can't be read: ${error.message}`, 'Correct the document.')];
  }
  const errors = validate(schema, document);
  if (errors.length > 0) return errors.map((error) => documentProblem(at, name, error));
  const [definition] = document.definitions;
  const [called] = definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections : [];
  if (called?.kind !== 'Field' || called.name.value !== name) {
    return [
      problem(at, `The document of "${name}" doesn't call the operation first.`, `Begin its selection with "${name}".`),
    ];
  }
  if (run !== undefined) {
    const wrong = checkRun(value, origin, run);
    if (wrong.length > 0) return wrong;
  }
  if (answer === undefined) return [];
  const result = execute({ schema, document, rootValue: structuredClone(answer), variableValues: variables });
  if (result instanceof Promise) throw new Error('Running a document on plain data must not be asynchronous.');
  if (result.errors !== undefined && result.errors.length > 0) {
    return result.errors.map((error) => answerProblem(origin, name, error));
  }
  if (sorted(result.data) === sorted(answer)) return [];
  return [
    problem(
      origin(['answer']),
      `The answer of "${name}" has other keys than its document selects.`,
      `The document selects ${JSON.stringify(result.data)}.`,
    ),
  ];
}

/** Operations must not fail unless they say so, and only those that can't run have a response. */
function checkRun(
  { name, answer, fails }: GraphqlOperation,
  origin: LocatedOperation['origin'],
  { errors = [], extensions: { notSimulated } }: WorkbenchResult,
): Problem[] {
  const [reason] = notSimulated;
  if (reason !== undefined) {
    if (answer !== undefined) return [];
    const message = `The workbench can't run "${name}": ${inEnglish(reason.reason)}`;
    return [problem(origin(['name']), message, 'Add the response to a real request.')];
  }
  if (answer !== undefined) {
    const message = `The data contains a response for "${name}", although the workbench can run the operation.`;
    return [problem(origin(['answer']), message, 'Remove it. The page shows the response of the run.')];
  }
  const [error] = errors;
  if ((error !== undefined) === (fails === true)) return [];
  const message =
    error === undefined
      ? `The run of "${name}" on the sample catalog succeeds.`
      : `The run of "${name}" on the sample catalog fails: ${error.message}`;
  const fix = error === undefined ? 'Remove "fails".' : 'Use entities of content/sample-catalog/ in the variables.';
  return [problem(origin(['variables']), message, fix)];
}

function documentProblem(at: Origin, name: string, error: GraphQLError): Problem {
  const line = error.locations?.[0]?.line;
  const origin = line === undefined || at.line === undefined ? at : { file: at.file, line: at.line + line - 1 };
  return problem(
    origin,
    `The document of "${name}" does not fit the schema: ${error.message}`,
    'Correct the document.',
  );
}

function answerProblem(origin: LocatedOperation['origin'], name: string, error: GraphQLError): Problem {
  const ofVariables = error.path === undefined;
  const place = ofVariables ? 'variables' : 'answer';
  const at = error.path === undefined ? '' : ` at ${error.path.join('.')}`;
  return problem(
    origin([place]),
    `The ${place} of "${name}" do${ofVariables ? '' : 'es'} not fit the schema${at}: ${error.message}`,
    `Correct the ${place}.`,
  );
}

function problem(origin: Origin, message: string, fix: string): Problem {
  return dataProblem(origin, 'graphql/operation', message, fix);
}

/** JSON with the keys in order, so that equal data are equal texts. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
