import { z } from 'zod';
import { optionRules } from '#model/option-rule.ts';
import { connectorOption } from './connector-option.ts';

const plugin = {
  summary: z.string().min(20).max(200).describe('One sentence: what it does; shown by editors that know the schema.'),
  inherits: z.array(z.string().min(1)).default([]).describe('Shared types whose options it has too.'),
  options: z
    .array(connectorOption)
    .default([])
    .describe('Own options; one of the same name replaces an inherited one.'),
  rules: optionRules,
  source: z.string().min(3).describe('Upstream file in which its configuration is declared.'),
};

/** One file of content/sinks/: where a recipe can write to. */
export const sink = z.strictObject({
  type: z
    .string()
    .regex(/^[a-z][a-z-]*$/, 'small letters and hyphens, as recipes write it')
    .describe('Value of sink.type in a recipe; the same as the file name.'),
  ...plugin,
});
export type Sink = z.infer<typeof sink>;

/** One file of content/transformers/: what a recipe can do to records before they are written. */
export const transformer = z.strictObject({
  type: z
    .string()
    .regex(/^[a-z][a-z_]*$/, 'small letters and underscores, as recipes write it')
    .describe('Value of type in an entry of transformers; the same as the file name.'),
  ...plugin,
});
export type Transformer = z.infer<typeof transformer>;
