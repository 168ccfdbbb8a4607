import { z } from 'zod';
import { optionRule } from '#model/option-rule.ts';
import { parseOptionType } from '#model/option-type.ts';

const sentence = z.string().min(20);

/** Any value that YAML and JSON can contain. */
const plainValue = z.json();

const allowedValue = z.strictObject({
  value: z.union([z.string(), z.number(), z.boolean()]).describe('The value as a recipe writes it.'),
  meaning: sentence.describe('What the value makes the connector do, in our own words.'),
});

const optionBase = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z_]\w*$/, 'a key of letters, digits and underscores, as recipes write it')
    .describe('Key of the option in a recipe.'),
  type: z
    .string()
    .refine((text) => parseOptionType(text) !== undefined, {
      error:
        'a type such as string, secret, integer, boolean, datetime, list<string>, map<AllowDenyPattern>, "boolean | string" or a shared type',
    })
    .describe('What the value is. A name with a capital letter is a file of content/connectors/shared/.'),
  required: z.boolean().default(false).describe('Whether a recipe without the option is refused.'),
  default: plainValue.optional().describe('Value that applies when a recipe omits the option; absent for none.'),
  defaultNote: z.string().min(5).optional().describe('How the default is worked out, when it is not a fixed value.'),
  allowed: z.array(allowedValue).min(2).optional().describe('The only values accepted, each with its meaning.'),
  description: sentence.describe(
    'What it is for, what changes when it is set, its limits, and what it interacts with.',
  ),
  example: plainValue.optional().describe('A realistic value; the page shows it as YAML below the name.'),
  deprecated: z
    .strictObject({
      note: sentence.describe('Why the option should not be used any more, or what it still does.'),
      replacement: z.string().min(1).optional().describe('Path of the option to use instead.'),
    })
    .optional()
    .describe('Present when the option should not be used in new recipes.'),
  hidden: z.boolean().default(false).describe('Accepted, but left out of upstream documentation on purpose.'),
  looksUpDomains: z
    .boolean()
    .default(false)
    .describe(
      'For a map whose keys are domains: whether the source looks up IDs and names in DataHub, which needs a connection to it.',
    ),
  worksWith: z
    .array(z.string().min(1))
    .default([])
    .describe('Paths of options that only work, or work differently, together with this one.'),
});

/** An option of a connector, nested options included. */
export interface ConnectorOption extends z.infer<typeof optionBase> {
  options?: ConnectorOption[] | undefined;
}

export const connectorOption: z.ZodType<ConnectorOption> = optionBase.extend({
  options: z
    .array(z.lazy(() => connectorOption))
    .min(1)
    .optional()
    .describe(
      'Options below this one, for type object when the shape is used once; shapes used twice are shared types.',
    ),
});

/** One file of content/connectors/shared/: a type that several options have, or options that several modules inherit. */
export const sharedType = z
  .strictObject({
    name: z
      .string()
      .regex(/^[A-Z]\w*$/, 'a name that begins with a capital letter, for example AllowDenyPattern')
      .describe('Name that option types and `inherits` refer to; the same as the file name.'),
    description: sentence.describe('What the type is for, across all connectors that use it.'),
    inherits: z.array(z.string().min(1)).default([]).describe('Shared types whose options come first.'),
    values: z.array(allowedValue).min(1).optional().describe('For a choice: the values accepted.'),
    options: z.array(connectorOption).min(1).optional().describe('For a group: the options inside.'),
    extraKeys: z
      .boolean()
      .default(false)
      .describe('For a group: whether keys that are not listed are accepted too and handed on.'),
    shownOnce: z
      .boolean()
      .default(false)
      .describe('For small groups that many options have: the page describes the group once, below the options.'),
    rules: z.array(optionRule).default([]).describe('For a group: rules between its options, wherever it is used.'),
    source: z.string().min(1).describe('Upstream file in which the type is declared.'),
  })
  .refine((type) => (type.values === undefined) !== (type.options === undefined), {
    error: 'exactly one of "values" (a choice) and "options" (a group)',
  });
export type SharedType = z.infer<typeof sharedType>;
