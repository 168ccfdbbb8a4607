import { z } from 'zod';
import { dataFile, pagePath } from '#model/data-files/data-file.ts';
import { ruleKinds } from '#model/option-rule.ts';

const inWords = z.string().min(1);

const option = z.strictObject({
  name: z.string().describe('Key of the option in a recipe.'),
  path: z.string().describe('Path below `config`; `*` stands for a key of a map or an index of a list.'),
  type: z.string().describe('What the value is, for example list<string>.'),
  required: z.boolean().describe('Whether a recipe without the option is refused.'),
  default: z.json().optional().describe('Value that applies when a recipe omits the option; absent for none.'),
  defaultNote: inWords.optional().describe('How the default is worked out, when it is no fixed value.'),
  allowed: z
    .array(z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]), meaning: inWords }))
    .optional()
    .describe('The only values accepted; absent for no such list.'),
  description: inWords.describe('What it is for, what changes when it is set, its limits. Code is in backticks.'),
  example: z.json().optional().describe('A realistic value.'),
  deprecated: z
    .strictObject({ note: inWords, replacement: z.string().optional() })
    .optional()
    .describe('Present when new recipes should not set it.'),
  hidden: z.literal(true).optional().describe('Accepted, but left out of lists on purpose.'),
  extraKeys: z.literal(true).optional().describe('Keys beyond the children are accepted.'),
  looksUpDomains: z
    .literal(true)
    .optional()
    .describe('The keys are domains, and the source looks up their IDs and names in DataHub.'),
  anchor: z.string().optional().describe('Id of its row, when that is not `anchors` of its owner before the path.'),
  get children() {
    return z.array(option).optional().describe('Options inside; of each entry if the type is a list or map.');
  },
});

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const test = z.strictObject({
  option: z.string().describe('Path of the option, from the group of the rule.'),
  is: z.array(scalar).optional().describe('The option has one of these values.'),
  isNot: z.array(scalar).optional().describe('The option has none of these values.'),
  matches: z.string().optional().describe('Regular expression that matches somewhere in the value.'),
  given: z.literal(false).optional().describe('The option has no value.'),
  written: z.literal(true).optional().describe('Only a value in the recipe counts, not the default.'),
  default: z.json().optional().describe('Value that the platform sees when the recipe has none.'),
  computed: z.literal(true).optional().describe('The platform works the default out.'),
});

const rule = z.strictObject({
  kind: z.enum(ruleKinds).describe('How the options depend on each other.'),
  within: z.string().describe('Path of the group below `config`; empty for the config itself.'),
  when: z.array(test).describe('Conditions; empty if the rule always applies.'),
  any: z.literal(true).optional().describe('One of the conditions is enough.'),
  options: z.array(test).describe('The options that the rule restricts.'),
  why: inWords.describe('What happens otherwise.'),
  message: inWords.optional().describe('Text that the platform prints.'),
  severity: z.enum(['error', 'warning']).describe('error: the run stops or fails. warning: it continues.'),
});

const plugin = {
  type: z.string().describe('Value of `type` in a recipe.'),
  summary: inWords.describe('What it does.'),
  page: pagePath,
  anchors: z.string().describe('Beginning of the ids of its options on the page.'),
  options: z.array(option).describe('Options below `config`, inherited ones included.'),
  rules: z.array(rule).describe('How its options depend on each other.'),
};

const source = z.strictObject({
  ...plugin,
  title: z.string().describe('Name of the module.'),
  connector: z.string().describe('Id in connectors.json.'),
  extra: z.string().nullable().describe('Extra of the package acryl-datahub; null when the base package is enough.'),
  stateful: z.boolean().describe('Whether stateful_ingestion is among its options.'),
  profilingNeeds: z.array(inWords).describe('What profiling needs at the source.'),
  scenarios: z
    .array(
      z.strictObject({
        id: z.string().describe('Unique among those of the source.'),
        title: z.string().describe('What the recipe does.'),
        shows: inWords.describe('When to use it.'),
        yaml: z.string().describe('The whole recipe.'),
      }),
    )
    .describe('The recipes of its page, the one to start with first.'),
  features: z
    .array(
      z.strictObject({
        name: z.string().describe('Name of the capability.'),
        options: z.array(z.string()).describe('Paths of the options that decide about it.'),
        on: z.literal(true).optional().describe('It is on unless an option switches it off.'),
        note: inWords.optional().describe('What limits it, or what it costs.'),
      }),
    )
    .describe('What options switch on or off.'),
  patterns: z
    .array(
      z.strictObject({
        option: z.string().describe('Path of the option.'),
        matches: z.string().optional().describe('Form of the string that is compared; absent if it has no effect.'),
        fallback: z.string().optional().describe('Option whose lists apply while a recipe leaves this one out.'),
        note: inWords.optional().describe('What else decides.'),
      }),
    )
    .describe('What allow and deny lists are compared with.'),
});

/** /data/options.json. */
export const optionsFile = dataFile('Every option of a recipe: sources, sinks, transformers and the recipe itself.', {
  recipe: z.array(option).describe('Keys at the top of a recipe.'),
  sources: z.array(source).describe('Sources by the order of their connectors.'),
  sinks: z.array(z.strictObject(plugin)).describe('Sinks.'),
  transformers: z.array(z.strictObject(plugin)).describe('Transformers.'),
});
