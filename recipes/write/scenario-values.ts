import { readYaml } from '#yaml/read-yaml.ts';
import { scalarText } from '#yaml/scalar-text.ts';
import { textOf, valueAt, type YamlNode } from '#yaml/tree.ts';

/** What a recipe to begin with sets, as forms show it. */
export interface ScenarioValues {
  /** YAML on one line by the name of the option of the source. */
  source: Readonly<Record<string, string>>;
  sink: string;
  /** The same for the sink. */
  sinkValues: Readonly<Record<string, string>>;
}

/** Reads a recipe of the content. */
export function scenarioValues(yaml: string): ScenarioValues {
  const { root } = readYaml(yaml);
  return {
    source: valuesOf(valueAt(root, 'source', 'config')),
    sink: textOf(valueAt(root, 'sink', 'type')) ?? 'datahub-rest',
    sinkValues: valuesOf(valueAt(root, 'sink', 'config')),
  };
}

function valuesOf(config: YamlNode | undefined): Record<string, string> {
  if (config?.kind !== 'map') return {};
  return Object.fromEntries(config.entries.map(({ key, value }) => [key, lineOf(value)]));
}

/** A node as YAML on one line. */
function lineOf(node: YamlNode): string {
  if (node.kind === 'list') return `[${node.items.map(lineOf).join(', ')}]`;
  if (node.kind === 'map')
    return `{${node.entries.map(({ key, value }) => `${scalarText(key)}: ${lineOf(value)}`).join(', ')}}`;
  return typeof node.value === 'string' ? scalarText(node.value) : node.source || 'null';
}
