import { readYaml } from '#yaml/read-yaml.ts';
import { scalarText } from '#yaml/scalar-text.ts';
import { setValue } from '#yaml/set-value.ts';
import { entryOf, type MapNode, textOf, valueAt } from '#yaml/tree.ts';
import type { RecipeFacts } from '../facts.ts';
import type { RecipeChoices } from '../types.ts';
import { gmsAddress } from './addresses.ts';
import { exampleLine } from './example-value.ts';
import { sinkDefaults } from './sink-defaults.ts';
import { withValues } from './with-values.ts';

/** A recipe with the chosen sink, which the executor of the user interface adds on its own. */
export function withSink(recipe: string, choices: RecipeChoices, facts: RecipeFacts): string {
  const { root } = readYaml(recipe);
  if (root?.kind !== 'map') return recipe;
  const written = textOf(valueAt(root, 'sink', 'type')) ?? 'datahub-rest';
  const sink = choices.sink === '' ? written : choices.sink;
  if (sink === 'datahub-rest' && choices.place === 'ui') {
    return withPart(recipe, root, ['# No sink: the executor writes to its own DataHub, with its own credentials.']);
  }
  const chosen = sink === written ? recipe : withPart(recipe, root, sinkLines(sink, choices, facts));
  const server = choices.server.trim().replaceAll(/\s+/g, '');
  const served =
    sink === 'datahub-rest' && server !== ''
      ? setValue(chosen, ['sink', 'config', 'server'], scalarText(server))
      : chosen;
  const options = facts.sinks.find(({ type }) => type === sink)?.options ?? [];
  return withValues(served, ['sink', 'config'], choices.sinkValues, options, sink);
}

/** A recipe with a connection that reads from DataHub, if its sink can only write. */
export function withReadingConnection(recipe: string, choices: RecipeChoices): string {
  const { root } = readYaml(recipe);
  const sink = textOf(valueAt(root, 'sink', 'type')) ?? 'datahub-rest';
  if (sink === 'datahub-rest' || valueAt(root, 'datahub_api') !== undefined) return recipe;
  const lines = connectionLines(choices).map((line) => `  ${line}`);
  return `${recipe.trimEnd()}\n\n# The sink can only write, so the run reads from DataHub over this connection.\ndatahub_api:\n${lines.join('\n')}\n`;
}

/** Puts lines in place of the sink. */
function withPart(recipe: string, root: MapNode, lines: readonly string[]): string {
  const sink = entryOf(root, 'sink');
  if (sink === undefined) return `${recipe.trimEnd()}\n\n${lines.join('\n')}\n`;
  const next = root.entries
    .filter(({ keySpan }) => keySpan.from > sink.keySpan.from)
    .toSorted((a, b) => a.keySpan.from - b.keySpan.from)[0];
  const rest = next === undefined ? '' : `\n${recipe.slice(next.keySpan.from)}`;
  return `${recipe.slice(0, sink.keySpan.from)}${lines.join('\n')}\n${rest}`;
}

function connectionLines({ place, server }: RecipeChoices): string[] {
  return [
    `server: ${scalarText(server.trim() === '' ? gmsAddress(place) : server.trim().replaceAll(/\s+/g, ''))}`,
    '# Required only if metadata service authentication is on:',
    '# token: "${DATAHUB_GMS_TOKEN}"',
  ];
}

function sinkLines(sink: string, choices: RecipeChoices, facts: RecipeFacts): string[] {
  const config = configLines(sink, choices, facts);
  return [
    'sink:',
    `  type: ${scalarText(sink)}`,
    ...(config.length === 0 ? [] : ['  config:', ...config.map((line) => `    ${line}`)]),
  ];
}

function configLines(sink: string, choices: RecipeChoices, { sinks }: RecipeFacts): string[] {
  const { place, source } = choices;
  if (sink === 'datahub-rest') return connectionLines(choices);
  const defaults = Object.entries(sinkDefaults(sink, source, place));
  if (defaults.length > 0) {
    const groups = [...new Set(defaults.flatMap(([path]) => (path.includes('.') ? [path.split('.')[0] ?? ''] : [])))];
    const within = (group: string) => defaults.filter(([path]) => path.startsWith(`${group}.`));
    return [
      ...defaults.filter(([path]) => !path.includes('.')).map(([path, value]) => `${path}: ${value}`),
      ...groups.flatMap((group) => [
        `${group}:`,
        ...within(group).map(([path, value]) => `  ${path.slice(group.length + 1)}: ${value}`),
      ]),
    ];
  }
  const plugin = sinks.find(({ type }) => type === sink);
  return (plugin?.options ?? []).filter(({ required }) => required).map((option) => exampleLine(option, sink));
}
