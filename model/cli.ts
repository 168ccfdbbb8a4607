import { z } from 'zod';

const sentence = z.string().min(20);

const flag = z.strictObject({
  names: z
    .array(
      z.string().regex(/^(-[A-Za-z]{1,2}|--[a-z][a-z0-9_-]*)$/, 'a flag with its hyphens, for example -f or --force'),
    )
    .min(1)
    .describe('Every spelling, the short one first; the negative of a switch (--no-strict-warnings) too.'),
  value: z
    .enum(['text', 'path', 'integer', 'number', 'date', 'choice'])
    .nullable()
    .describe('Kind of the value that follows; null for a switch.'),
  choices: z.array(z.string().min(1)).optional().describe('Allowed values, for the kind choice.'),
  default: z
    .union([z.string(), z.number(), z.boolean()])
    .nullable()
    .default(null)
    .describe('The default without the flag; null when there is none.'),
  required: z.boolean().default(false).describe('Whether the command fails without it.'),
  multiple: z.boolean().default(false).describe('Whether it may be given several times.'),
  description: sentence.describe('What it changes, and its limits.'),
  deprecated: sentence.optional().describe('What to use instead.'),
  hidden: z.boolean().default(false).describe('Whether --help leaves it out.'),
});
export type CliFlag = z.infer<typeof flag>;

const argument = z.strictObject({
  name: z.string().min(1).describe('Name as --help shows it, in lowercase.'),
  description: sentence.describe('What the argument is.'),
  required: z.boolean().default(true).describe('Whether it may be left out.'),
  multiple: z.boolean().default(false).describe('Whether several values may follow each other.'),
});

const about = {
  summary: sentence.max(300).describe('What the command does and to what, in a sentence or two.'),
  since: z.string().min(1).optional().describe('First version that has it, when that is known.'),
  deprecated: sentence.optional().describe('What to use instead.'),
  hidden: z.boolean().default(false).describe('Whether --help leaves it out.'),
  arguments: z.array(argument).default([]).describe('Values without a flag, in their order.'),
  flags: z.array(flag).default([]).describe('Own flags; --help is understood.'),
  defaultSubcommand: z
    .string()
    .min(1)
    .optional()
    .describe('Subcommand that runs when none is named, for example run of datahub ingest.'),
};

/** A command below another; its subcommands have the same shape. */
export interface CliSubcommand {
  command: string;
  summary: string;
  since?: string | undefined;
  deprecated?: string | undefined;
  hidden: boolean;
  arguments: z.infer<typeof argument>[];
  flags: CliFlag[];
  defaultSubcommand?: string | undefined;
  subcommands: CliSubcommand[];
}

const subcommand: z.ZodType<CliSubcommand> = z.strictObject({
  command: z
    .string()
    .regex(/^datahub( [a-z][a-z0-9-]*){2,}$/, 'the whole command, for example datahub ingest run')
    .describe('The whole command.'),
  ...about,
  get subcommands() {
    return z.array(subcommand).default([]).describe('Commands below it.');
  },
});

/** One file of content/cli/: a top-level command of `datahub`; `datahub.yaml` has the flags of `datahub` itself. */
export const cliCommand = z.strictObject({
  command: z
    .string()
    .regex(/^datahub( [a-z][a-z0-9-]*)?$/, 'the whole command, for example datahub ingest')
    .describe('The whole command.'),
  package: z
    .string()
    .min(2)
    .default('acryl-datahub')
    .describe('Python package that provides it, for example acryl-datahub-actions for datahub actions.'),
  ...about,
  subcommands: z.array(subcommand).default([]).describe('Commands below it.'),
  sources: z.array(z.string().min(3)).min(1).describe('Upstream files the facts were checked in.'),
});
