import {
  auditStamp,
  type Context,
  load,
  mayEdit,
  operation,
  type Resolvers,
  requireEdit,
  requirePlatform,
  requireUrn,
} from '../context.ts';
import { badRequest, notFound, serverError, unauthorized } from '../errors.ts';
import { record, records, text, texts } from '../json.ts';
import { deleteWithReferences } from '../references.ts';
import type { Json, JsonObject } from '../types.ts';
import { entityOf } from '../urn.ts';
import { inputOf, numberOr, present, textOr } from './input.ts';

/** Whether the actor can edit the queries of all datasets (AuthorizationUtils.canEditEntityQueries). */
function mayEditQueries(context: Context, subjects: readonly string[]): boolean {
  return subjects.every((urn) => mayEdit(context, urn, 'EDIT_ENTITY_QUERIES'));
}

/** URNs of a query's datasets that an input object names. */
function subjectsOf(value: Json | undefined): string[] {
  return records(value).map(({ datasetUrn }) => requireUrn(datasetUrn));
}

/** URNs of a stored query's datasets; undefined if none are stored. */
function storedSubjects({ store }: Context, urn: string): string[] | undefined {
  const stored = store.aspect(urn, 'querySubjects');
  return stored && records(stored.subjects).flatMap(({ entity }) => text(entity) ?? []);
}

function asSubjects(urns: readonly string[]): JsonObject {
  return { subjects: urns.map((entity) => ({ entity })) };
}

function statementOf(properties: JsonObject): JsonObject {
  const statement = record(properties.statement);
  return statement === undefined ? {} : { statement: present(statement, ['value', 'language']) };
}

function testOf(input: JsonObject): JsonObject {
  const json = present(inputOf(input.definition), ['json']);
  return { ...present(input, ['name', 'category', 'description']), definition: { type: 'JSON', ...json } };
}

/** Mutations of saved queries, metadata tests, assertions, and reported operations. */
export const qualityMutations = {
  createQuery: operation('CreateQueryResolver', (args, context) => {
    const input = inputOf(args.input);
    const subjects = subjectsOf(input.subjects);
    if (!mayEditQueries(context, subjects)) {
      throw unauthorized(
        'Unauthorized to create Query. Please contact your DataHub administrator for more information.',
      );
    }
    const properties = inputOf(input.properties);
    const urn = `urn:li:query:${context.store.newId()}`;
    context.store.write(urn, 'queryProperties', {
      source: 'MANUAL',
      ...statementOf(properties),
      ...present(properties, ['name', 'description']),
      created: auditStamp(context),
      lastModified: auditStamp(context),
    });
    context.store.write(urn, 'querySubjects', asSubjects(subjects));
    return load(urn, context);
  }),
  updateQuery: operation('UpdateQueryResolver', (args, context) => {
    const input = inputOf(args.input);
    const urn = requireUrn(args.urn);
    const stored = storedSubjects(context, urn);
    if (stored === undefined) throw notFound(`Failed to find query with urn ${urn}`);
    const subjects = record(input)?.subjects;
    const given = Array.isArray(subjects) ? subjectsOf(subjects) : undefined;
    if (!mayEditQueries(context, [...stored, ...(given ?? [])])) {
      throw unauthorized(
        'Unauthorized to update Query. Please contact your DataHub administrator if this needs corrective action.',
      );
    }
    const old = context.store.aspect(urn, 'queryProperties');
    if (old === undefined) throw serverError(`Failed to update Query. Query with urn ${urn} does not exist.`);
    const properties = inputOf(input.properties);
    context.store.write(urn, 'queryProperties', {
      ...old,
      ...present(properties, ['name', 'description']),
      ...statementOf(properties),
      lastModified: auditStamp(context),
    });
    if (given !== undefined) context.store.write(urn, 'querySubjects', asSubjects(given));
    return load(urn, context);
  }),
  deleteQuery: operation('DeleteQueryResolver', (args, context) => {
    const urn = requireUrn(args.urn);
    if (!mayEditQueries(context, storedSubjects(context, urn) ?? [])) {
      throw unauthorized(
        'Unauthorized to delete Query. Please contact your DataHub administrator if this needs corrective action.',
      );
    }
    context.store.delete(urn);
    return true;
  }),
  createTest: operation('CreateTestResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_TESTS');
    const input = inputOf(args.input);
    const urn = `urn:li:test:${typeof input.id === 'string' ? input.id : context.store.newId()}`;
    if (context.store.exists(urn)) throw serverError('This Test already exists!');
    context.store.write(urn, 'testInfo', testOf(input));
    return urn;
  }),
  updateTest: operation('UpdateTestResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_TESTS');
    const urn = requireUrn(args.urn);
    context.store.write(urn, 'testInfo', testOf(inputOf(args.input)));
    return urn;
  }),
  deleteTest: operation('DeleteTestResolver', (args, context) => {
    const urn = requireUrn(args.urn);
    requirePlatform(context, 'MANAGE_TESTS');
    context.store.delete(urn);
    return true;
  }),
  deleteAssertion: operation('DeleteAssertionResolver', (args, context) => {
    const urn = requireUrn(args.urn);
    const { store } = context;
    if (!store.exists(urn)) return true;
    const info = store.aspect(urn, 'assertionInfo');
    // An assertion without its info can be deleted by everyone.
    if (info !== undefined) {
      const dataset = text(record(info.datasetAssertion)?.dataset);
      if (dataset === null) throw serverError('NullPointerException for the dataset of the assertion');
      requireEdit(context, dataset, 'EDIT_ENTITY_ASSERTIONS');
    }
    deleteWithReferences(context, urn);
    return true;
  }),
  reportOperation: operation('ReportOperationResolver', (args, context) => {
    const input = inputOf(args.input);
    const urn = requireUrn(input.urn);
    requireEdit(context, urn, 'EDIT_ENTITY_OPERATIONS');
    if (entityOf(urn) !== 'dataset') {
      throw badRequest(`Unable to report operation. Invalid entity type ${entityOf(urn)} provided.`);
    }
    const time = numberOr(input.timestampMillis, context.now);
    const pairs = records(input.customProperties).map(({ key, value }) => [textOr(key, ''), value ?? null]);
    const partition = text(input.partition);
    context.store.append(urn, 'operation', {
      timestampMillis: time,
      lastUpdatedTimestamp: time,
      actor: context.actor,
      ...present(input, ['operationType', 'customOperationType', 'numAffectedRows', 'sourceType']),
      ...(partition !== null && { partitionSpec: { type: 'PARTITION', partition } }),
      ...(Array.isArray(input.customProperties) && { customProperties: Object.fromEntries(pairs) }),
    });
    return true;
  }),
  batchUpdateStepStates: operation('BatchUpdateStepStatesResolver', (args, context) => {
    const states = records(inputOf(args.input).states);
    return { results: states.map((state) => ({ id: state.id, succeeded: updateStepState(context, state) })) };
  }),
} satisfies Resolvers[string];

/** Repeated keys make the update of one state fail (Collectors.toMap). */
function updateStepState(context: Context, state: JsonObject): boolean {
  const pairs = records(state.properties).map(({ key, value }): [string, Json] => [textOr(key, ''), value ?? null]);
  if (new Set(pairs.map(([key]) => key)).size < pairs.length) return false;
  const [id] = texts([state.id ?? null]);
  context.store.write(`urn:li:dataHubStepState:${id}`, 'dataHubStepStateProperties', {
    properties: Object.fromEntries(pairs),
    lastModified: auditStamp(context),
  });
  return true;
}
