import { LineCounter, parseDocument } from 'yaml';
import type { Origin, Problem } from '#model/problem.ts';
import { dataProblem, didYouMean } from '../drafting/data-problem.ts';
import { checkConfig } from './check-config.ts';
import type { ResolvedOption } from './resolve-options.ts';

const topLevelKeys = [
  'source',
  'sink',
  'transformers',
  'pipeline_name',
  'run_id',
  'reporting',
  'datahub_api',
  'failure_log',
];
const sinks = ['datahub-rest', 'datahub-kafka', 'file', 'console', 'blackhole'];

/**
 * Checks a recipe against the options of its module: YAML, keys, required options, kinds of values.
 * @param origin first line of the recipe in its file
 */
export function checkRecipe(
  yaml: string,
  plugin: string,
  options: readonly ResolvedOption[],
  origin: Origin,
): Problem[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const at = (offset: number | undefined): Origin => {
    if (offset === undefined || origin.line === undefined)
      return { file: origin.file, ...(origin.line === undefined ? {} : { line: origin.line }) };
    return { file: origin.file, line: origin.line + lines.linePos(offset).line - 1 };
  };
  if (document.errors.length > 0) {
    return document.errors.map((error) =>
      dataProblem(at(error.pos[0]), 'recipes/syntax', `The recipe is not valid YAML: ${firstLine(error.message)}`),
    );
  }
  const place = (path: readonly (string | number)[]): Origin => {
    const node: unknown = document.getIn(path, true);
    return at(hasRange(node) ? node.range[0] : undefined);
  };
  const recipe: unknown = document.toJS();
  if (!isRecord(recipe))
    return [dataProblem(origin, 'recipes/shape', 'A recipe is a map with the keys source and sink.')];
  return [
    ...Object.keys(recipe)
      .filter((key) => !topLevelKeys.includes(key))
      .map((key) =>
        dataProblem(
          place([key]),
          'recipes/unknown-key',
          `A recipe has no key "${key}".`,
          didYouMean(key, topLevelKeys, `Use one of ${topLevelKeys.join(', ')}.`),
        ),
      ),
    ...checkSource(recipe.source, plugin, options, place),
    ...checkSink(recipe.sink, place),
    ...checkPipelineName(recipe, place),
  ];
}

type Place = (path: readonly (string | number)[]) => Origin;

function checkSource(source: unknown, plugin: string, options: readonly ResolvedOption[], place: Place): Problem[] {
  if (!isRecord(source))
    return [
      dataProblem(
        place([]),
        'recipes/shape',
        'The recipe has no source.',
        `Add source: with type: ${plugin} and config:.`,
      ),
    ];
  if (source.type !== plugin) {
    const message = `The recipe stands with the module ${plugin}, yet its source type is "${String(source.type)}".`;
    return [dataProblem(place(['source', 'type']), 'recipes/source-type', message, `Write type: ${plugin}.`)];
  }
  return checkConfig(source.config ?? {}, options, ['source', 'config'], place);
}

function checkSink(sink: unknown, place: Place): Problem[] {
  if (!isRecord(sink)) {
    return [
      dataProblem(
        place([]),
        'recipes/shape',
        'The recipe has no sink.',
        'Add sink: with type: datahub-rest and config:.',
      ),
    ];
  }
  if (sinks.includes(String(sink.type))) return [];
  const fix = didYouMean(String(sink.type), sinks, `Use one of ${sinks.join(', ')}.`);
  return [dataProblem(place(['sink', 'type']), 'recipes/sink-type', `There is no sink "${String(sink.type)}".`, fix)];
}

/** Stateful ingestion finds its last state by the name of the pipeline; a run without a name is refused. */
function checkPipelineName(recipe: Record<string, unknown>, place: Place): Problem[] {
  const config = isRecord(recipe.source) ? recipe.source.config : undefined;
  const stateful = isRecord(config) ? config.stateful_ingestion : undefined;
  if (!isRecord(stateful) || stateful.enabled !== true || recipe.pipeline_name !== undefined) return [];
  return [
    dataProblem(
      place(['source', 'config', 'stateful_ingestion']),
      'recipes/pipeline-name',
      'The recipe enables stateful ingestion, which needs a pipeline_name.',
      'Add pipeline_name: at the top level, with a name that stays the same for all runs.',
    ),
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
