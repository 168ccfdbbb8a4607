import { z } from 'zod';
import { dataFile, pagePath } from './data-file.ts';

const inWords = z.string().min(1);

const option = z.strictObject({
  name: z.string().describe('Key of the option in a recipe.'),
  path: z.string().describe('Path below `config`; `*` stands for a key of a map or an index of a list.'),
  type: z.string().describe('What the value is, e.g. list<string>.'),
  required: z.boolean().describe('Whether a recipe without the option is refused.'),
  default: z.json().optional().describe('Value that holds when a recipe leaves the option out; absent for none.'),
  defaultNote: inWords.optional().describe('How the default is worked out, when it is no fixed value.'),
  allowed: z
    .array(z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]), meaning: inWords }))
    .optional()
    .describe('The only values accepted; absent for no such list.'),
  description: inWords.describe('What it is for, what changes when it is set, its limits. Code stands in backticks.'),
  example: z.json().optional().describe('A realistic value.'),
  deprecated: z
    .strictObject({ note: inWords, replacement: z.string().optional() })
    .optional()
    .describe('Present when new recipes should not set it.'),
  hidden: z.literal(true).optional().describe('Accepted, but left out of lists on purpose.'),
  extraKeys: z.literal(true).optional().describe('Keys beyond the children are accepted.'),
  anchor: z.string().optional().describe('Id of its row, when that is not `anchors` of its owner before the path.'),
  get children() {
    return z.array(option).optional().describe('Options inside; of each entry if the type is a list or map.');
  },
});

const plugin = {
  type: z.string().describe('Value of `type` in a recipe.'),
  summary: inWords.describe('What it does.'),
  page: pagePath,
  anchors: z.string().describe('Beginning of the ids of its options on the page.'),
  options: z.array(option).describe('Options below `config`, inherited ones included.'),
};

const source = z.strictObject({
  ...plugin,
  title: z.string().describe('Name of the module.'),
  connector: z.string().describe('Id in connectors.json.'),
  extra: z.string().nullable().describe('Extra of the package acryl-datahub; null when the base package is enough.'),
  stateful: z.boolean().describe('Whether stateful_ingestion is among its options.'),
  profilingNeeds: z.array(inWords).describe('What profiling needs at the source.'),
  starter: z.record(z.string(), z.string()).describe('Options of the first recipe of its page, as YAML on one line.'),
});

/** /data/options.json. */
export const optionsFile = dataFile('Every option of a recipe: sources, sinks, transformers and the recipe itself.', {
  recipe: z.array(option).describe('Keys at the top of a recipe.'),
  sources: z.array(source).describe('Sources by the order of their connectors.'),
  sinks: z.array(z.strictObject(plugin)).describe('Sinks.'),
  transformers: z.array(z.strictObject(plugin)).describe('Transformers.'),
});
