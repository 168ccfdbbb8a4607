import { yamlText } from '../check/edits.ts';
import type { RecipeFacts } from '../facts.ts';
import type { RecipeChoices } from '../types.ts';
import { gmsAddress, kafkaAddress, registryAddress } from './addresses.ts';
import { exampleLine } from './example-value.ts';

/** The sink of a recipe, and the connection that reads from DataHub if the sink can not and the recipe needs one. */
export function sinkLines(choices: RecipeChoices, reads: boolean, facts: RecipeFacts): string[] {
  const { sink, place } = choices;
  if (sink === 'datahub-rest' && place === 'ui') {
    return ['# No sink: the executor writes to its own DataHub, with its own credentials.'];
  }
  const server = yamlText(
    choices.server.trim() === '' ? gmsAddress(place) : choices.server.trim().replaceAll(/\s+/g, ''),
  );
  const connection = [
    `server: ${server}`,
    '# Only with Metadata Service Authentication:',
    '# token: "${DATAHUB_GMS_TOKEN}"',
  ];
  const config = configOf(choices, connection, facts);
  const lines = config.length === 0 ? [] : ['  config:', ...config.map((line) => `    ${line}`)];
  const api = [
    '',
    '# The sink can only write; this is where the run reads.',
    'datahub_api:',
    ...connection.map((line) => `  ${line}`),
  ];
  return ['sink:', `  type: ${yamlText(sink)}`, ...lines, ...(reads && sink !== 'datahub-rest' ? api : [])];
}

function configOf(
  { sink, place, source }: RecipeChoices,
  connection: readonly string[],
  { sinks }: RecipeFacts,
): readonly string[] {
  if (sink === 'datahub-rest') return connection;
  if (sink === 'file') return [`filename: ${yamlText(`./${source}-metadata.json`)}`];
  if (sink === 'datahub-kafka') {
    return ['connection:', `  bootstrap: ${kafkaAddress(place)}`, `  schema_registry_url: ${registryAddress(place)}`];
  }
  const plugin = sinks.find(({ type }) => type === sink);
  return (plugin?.options ?? []).filter(({ required }) => required).map((option) => exampleLine(option, sink));
}
