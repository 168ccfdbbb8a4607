import { auditStamp, type Context, operation, type Resolvers, requirePlatform, requireUrn } from '../context.ts';
import { NotSimulatedError, serverError } from '../errors.ts';
import { record, text } from '../json.ts';
import { benchReason } from '../messages.ts';
import type { Json, JsonObject } from '../types.ts';
import { inputOf, present } from './input.ts';

/** Version of the CLI that GMS of this release requests unless the source names one. */
const defaultVersion = '0.10.2';

/** Stores the source under its URN, or under a new one (UpsertIngestionSourceResolver). */
function storeSource(urn: string, value: Json | undefined, { store }: Context): string {
  const input = inputOf(value);
  const config = inputOf(input.config);
  const schedule = record(input.schedule);
  store.write(urn, 'dataHubIngestionSourceInfo', {
    ...present(input, ['type', 'name']),
    config: present(config, ['recipe', 'version', 'executorId', 'debugMode']),
    ...(schedule !== undefined && { schedule: present(schedule, ['interval', 'timezone']) }),
  });
  return urn;
}

/** The config of a stored source. All failures inside the resolver's try block have the same text. */
function configOf({ store }: Context, source: string): JsonObject {
  const info = store.aspect(source, 'dataHubIngestionSourceInfo');
  if (info === undefined) throw serverError(`Failed to find ingestion source with urn ${source}`);
  return inputOf(info.config);
}

/** The recipe as JSON. A source in the user interface stores YAML as JSON. */
function recipeOf(value: string): JsonObject {
  let parsed: Json;
  try {
    parsed = JSON.parse(value);
  } catch {
    throw serverError('Failed to create execution request: Invalid recipe json provided.');
  }
  const recipe = record(parsed);
  if (recipe === undefined) throw serverError('Failed to create execution request: Invalid recipe json provided.');
  return recipe;
}

function withPipelineName(recipe: JsonObject, name: string): JsonObject {
  const set = recipe.pipeline_name !== undefined && recipe.pipeline_name !== '';
  return set ? recipe : { ...recipe, pipeline_name: name };
}

function storeRequest(urn: string, input: JsonObject, { store, now }: Context): string {
  store.write(urn, 'dataHubExecutionRequestInput', { ...input, requestedAt: now });
  return urn;
}

/** Mutations of UI ingestion. Executors don't run here, so a new request never gets a result. */
export const ingestionMutations = {
  createIngestionSource: operation('UpsertIngestionSourceResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_INGESTION');
    return storeSource(`urn:li:dataHubIngestionSource:${context.store.newId()}`, args.input, context);
  }),
  updateIngestionSource: operation('UpsertIngestionSourceResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_INGESTION');
    return storeSource(requireUrn(args.urn), args.input, context);
  }),
  deleteIngestionSource: operation('DeleteIngestionSourceResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_INGESTION');
    const urn = requireUrn(args.urn);
    context.store.delete(urn);
    return urn;
  }),
  createIngestionExecutionRequest: operation('CreateIngestionExecutionRequestResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_INGESTION');
    const source = requireUrn(inputOf(args.input).ingestionSourceUrn);
    const urn = `urn:li:dataHubExecutionRequest:${context.store.newId()}`;
    const config = configOf(context, source);
    const stored = text(config.recipe);
    if (stored === null) throw serverError(`Failed to find valid ingestion source with urn ${source}. Missing recipe`);
    const recipe = withPipelineName({ ...recipeOf(stored), run_id: urn }, source);
    const input = {
      task: 'RUN_INGEST',
      source: { type: 'MANUAL_INGESTION_SOURCE', ingestionSource: source },
      ...present(config, ['executorId']),
      args: {
        recipe: JSON.stringify(recipe),
        version: text(config.version) ?? defaultVersion,
        debug_mode: String(config.debugMode === true),
      },
    };
    return storeRequest(urn, input, context);
  }),
  createTestConnectionRequest: operation('CreateTestConnectionRequestResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_INGESTION');
    const input = inputOf(args.input);
    const urn = `urn:li:dataHubExecutionRequest:${context.store.newId()}`;
    const given = text(input.recipe) ?? '';
    const recipe = recipeOf(given);
    const named = withPipelineName(recipe, urn);
    const request = {
      task: 'TEST_CONNECTION',
      source: { type: 'MANUAL_TEST_CONNECTION' },
      executorId: 'default',
      // A recipe with a pipeline name is kept unchanged.
      args: { recipe: named === recipe ? given : JSON.stringify(named), ...present(input, ['version']) },
    };
    return storeRequest(urn, request, context);
  }),
  cancelIngestionExecutionRequest: operation('CancelIngestionExecutionRequestResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_INGESTION');
    const input = inputOf(args.input);
    const urn = requireUrn(input.executionRequestUrn);
    const config = configOf(context, requireUrn(input.ingestionSourceUrn));
    context.store.write(urn, 'dataHubExecutionRequestSignal', {
      signal: 'KILL',
      ...present(config, ['executorId']),
      createdAt: auditStamp(context),
    });
    return urn;
  }),
  rollbackIngestion: operation('RollbackIngestionResolver', (_args, context) => {
    requirePlatform(context, 'MANAGE_INGESTION');
    throw new NotSimulatedError(benchReason('benchReasonRunIds'));
  }),
  createSecret: operation('CreateSecretResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_SECRETS');
    const { name } = inputOf(args.input);
    if (context.store.exists(`urn:li:dataHubSecret:${text(name)}`)) throw serverError('This Secret already exists!');
    throw new NotSimulatedError(benchReason('benchReasonNewSecret'));
  }),
  deleteSecret: operation('DeleteSecretResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_SECRETS');
    const urn = requireUrn(args.urn);
    context.store.delete(urn);
    return urn;
  }),
} satisfies Resolvers[string];
