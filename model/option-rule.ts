import { z } from 'zod';

/** How the options of a rule depend on each other. */
export const ruleKinds = [
  'requires',
  'excludes',
  'exactlyOneOf',
  'atLeastOneOf',
  'atMostOneOf',
  'onlyWith',
  'impliedBy',
] as const;

const sentence = z.string().min(20);
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const path = z
  .string()
  .regex(/^[A-Za-z_]\w*(\.(\w+|\*))*$/, 'a path of option names, for example profiling.enabled')
  .describe('Path of the option as a recipe writes it; `*` stands for any item of a list or any key of a map.');

/** A statement about one option that is true or false for a recipe. Without `is`, `isNot`, or `matches`, it says that the option has a value. */
const optionTest = z
  .strictObject({
    option: path,
    is: z.array(scalar).min(1).optional().describe('The option has one of these values.'),
    isNot: z.array(scalar).min(1).optional().describe('The option has none of these values.'),
    matches: z.string().min(1).optional().describe('Regular expression that matches somewhere in the value.'),
    given: z.literal(false).optional().describe('The option has no value.'),
    written: z
      .literal(true)
      .optional()
      .describe('Only a value in the recipe counts. Without it, the default counts too, as it does for the platform.'),
  })
  .refine(
    ({ is, isNot, matches, given }) => [is, isNot, matches, given].filter((part) => part !== undefined).length < 2,
    {
      error: 'at most one of "is", "isNot", "matches", and "given"',
    },
  );
export type OptionTest = z.infer<typeof optionTest>;

const tests = z.array(z.union([path, optionTest])).min(1);
const config = z.record(z.string(), z.json());

/** A rule between options of one group, such as the config of a source. */
export const optionRule = z
  .strictObject({
    kind: z
      .enum(ruleKinds)
      .describe(
        'requires: `when` needs all of `options`. excludes: `when` allows none of them. exactlyOneOf, atLeastOneOf, atMostOneOf: how many of them a recipe sets if `when` applies. onlyWith: `options` have an effect only if `when` applies. impliedBy: `when` sets `options`, whatever the recipe says.',
      ),
    within: path.optional().describe('Group that all paths of the rule start from, when that is not the top.'),
    when: tests
      .optional()
      .describe('The conditions under which the rule applies. If there are several, all of them must be true.'),
    whenAny: tests.optional().describe('Instead of `when`: one of these is enough.'),
    options: tests.describe('The options that the rule restricts.'),
    why: sentence.describe('What happens otherwise, as a sentence or two.'),
    message: z.string().min(5).optional().describe('Text that the platform prints, literally, where it is fixed.'),
    severity: z
      .enum(['error', 'warning'])
      .describe('error: the run stops or fails. warning: it continues, and an option has no effect or another value.'),
    source: z
      .strictObject({
        file: z
          .string()
          .regex(/^metadata-ingestion\/src\/.+\.py$/)
          .describe('Upstream file that contains the rule.'),
        name: z.string().min(2).describe('Validator, function, or class in that file.'),
      })
      .describe('Where the rule was read.'),
    passes: config.describe(
      'Options of the group that keep the rule. Required options that are missing are filled in.',
    ),
    fails: config.describe('Options of the group that break the rule.'),
  })
  .refine(({ when, whenAny }) => when === undefined || whenAny === undefined, {
    error: 'either "when" or "whenAny"',
  })
  .refine(({ kind, when, whenAny }) => /Of$/.test(kind) || when !== undefined || whenAny !== undefined, {
    error: '"when" or "whenAny", which only exactlyOneOf, atLeastOneOf and atMostOneOf can do without',
  });
export type OptionRule = z.infer<typeof optionRule>;

/** The rules of a module, sink, or transformer. An empty list means that its code was read and has none. */
export const optionRules = z
  .array(optionRule)
  .describe('Rules between its own options. Empty when its code has none; rules of shared types apply by themselves.');
