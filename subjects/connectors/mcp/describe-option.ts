import { z } from 'zod';
import type { RecipeOption } from '#recipes/facts.ts';
import { docsTool } from '#services/mcp/tool.ts';
import { Unanswerable, unknownName } from '#services/mcp/unanswerable.ts';
import type { PublishedOptions } from '../published.ts';
import { builtOptions } from './built-files.ts';

const kinds = ['source', 'sink', 'transformer', 'recipe'] as const;

/** Something that has options. */
interface Owner {
  name: string;
  page: string;
  anchors: string;
  options: readonly RecipeOption[];
}

export const describeOption = docsTool({
  name: 'describe_option',
  title: 'Describe an option',
  description:
    'Describes an option of a source, a sink, a transformer, or the recipe itself: its type, default, allowed values, meaning, and nested options. Without `option`, it lists all options of the plugin.',
  input: {
    kind: z.enum(kinds).default('source').describe('What the option belongs to.'),
    plugin: z
      .string()
      .trim()
      .max(100)
      .default('')
      .describe('The plugin’s `type` in a recipe, for example snowflake. Omit it if `kind` is `recipe`.'),
    option: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe(
        'Path under `config`, for example profiling.enabled. If `kind` is `recipe`, the path starts at the top of the recipe, for example source.type.',
      ),
  },
  answer: ({ kind, plugin, option: path }, data) => {
    const owner = ownerOf(kind, plugin, builtOptions(data));
    const all = flatten(owner.options);
    if (path === undefined)
      return [`# Options of ${owner.name}`, `Page: \`${owner.page}\``, all.map(lineOf).join('\n')].join('\n\n');
    const asked = path.replace(/^(?:source\.|sink\.)?config\./, '').replace(/\[\d*\]|\.\d+(?=\.|$)/g, '.*');
    const found = all.find((option) => option.path === asked) ?? all.find((option) => matches(option.path, asked));
    if (found === undefined) {
      const names = all.map((option) => option.path);
      throw unknownName(`${owner.name.replace(/^(?:the|a) /, '')} option`, path, names);
    }
    return optionText(found, owner);
  },
});

function ownerOf(kind: (typeof kinds)[number], plugin: string, options: PublishedOptions): Owner {
  const { recipe, sources, sinks, transformers } = options;
  if (kind === 'recipe')
    return { name: 'a recipe', page: '/docs/metadata-ingestion', anchors: 'recipe.', options: recipe };
  const list = { source: sources, sink: sinks, transformer: transformers }[kind];
  if (plugin === '') {
    const types = list.map(({ type }) => type).join(', ');
    throw new Unanswerable(`Set \`plugin\` to the type of the ${kind}. The types are ${types}.`);
  }
  const found = list.find(({ type }) => type === plugin.toLowerCase());
  if (found === undefined)
    throw unknownName(
      kind,
      plugin,
      list.map(({ type }) => type),
    );
  return { ...found, name: `the ${found.type} ${kind}` };
}

/** The reader chooses map keys and list indexes. */
function matches(path: string, asked: string): boolean {
  const [own, given] = [path.split('.'), asked.split('.')];
  return own.length === given.length && own.every((part, index) => part === '*' || part === given[index]);
}

function flatten(options: readonly RecipeOption[]): RecipeOption[] {
  return options.filter(({ hidden }) => !hidden).flatMap((option) => [option, ...flatten(option.children ?? [])]);
}

function lineOf({ path, type, required, deprecated, default: value }: RecipeOption): string {
  const marks = [type, ...(required ? ['required'] : []), ...(deprecated ? ['deprecated'] : [])];
  const standard = value === undefined ? '' : `, default ${JSON.stringify(value)}`;
  return `- \`${path}\` (${marks.join(', ')}${standard})`;
}

function optionText(option: RecipeOption, { name, page, anchors }: Owner): string {
  const {
    path,
    type,
    required,
    default: value,
    defaultNote,
    allowed = [],
    example,
    deprecated,
    children = [],
  } = option;
  return [
    `# ${path} of ${name}`,
    [
      `- Type: ${type}`,
      `- Required: ${required ? 'yes' : 'no'}`,
      ...(value === undefined ? [] : [`- Default: \`${JSON.stringify(value)}\``]),
      ...(defaultNote === undefined ? [] : [`- Default: ${defaultNote}`]),
      ...(example === undefined ? [] : [`- Example: \`${JSON.stringify(example)}\``]),
      ...allowed.map((one) => `- Allowed: \`${one.value}\`: ${one.meaning}`),
      `- Page: \`${page}#${option.anchor ?? anchors + path}\``,
    ].join('\n'),
    option.description,
    ...(deprecated === undefined
      ? []
      : [`Deprecated: ${deprecated.note}${deprecated.replacement ? ` Use \`${deprecated.replacement}\`.` : ''}`]),
    ...(children.length === 0 ? [] : [['Nested options:', ...flatten(children).map(lineOf)].join('\n')]),
  ].join('\n\n');
}
