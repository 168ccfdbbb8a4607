import { z } from 'zod';
import { errorMessage } from '#model/error-message.ts';
import { brandIcon } from '#model/integration.ts';
import { connectionTypes, featureNames, platformTypes, supportStatuses } from '#model/integration-vocabulary.ts';
import { nextSteps } from '#model/next-steps.ts';
import { optionRules } from '#model/option-rule.ts';
import { capabilities } from './capability.ts';
import { connectorOption } from './connector-option.ts';

const sentence = z.string().min(20);

const supportStatus = z.enum(supportStatuses).describe('How far the maintainers vouch for the module.');

const concept = z.strictObject({
  source: z.string().min(2).describe('What the source system calls the thing, for example "Secure view".'),
  entity: z.string().min(2).describe('Name of the entity it becomes, for example dataset.'),
  aspects: z.array(z.string().min(2)).default([]).describe('Names of the aspects that are written.'),
  modules: z.array(z.string().min(1)).default([]).describe('Plugins that do so; empty for all of the connector.'),
  note: sentence.optional().describe('Subtypes, conditions, and what gets lost on the way.'),
});

const script = z.strictObject({
  language: z.string().min(2).describe('Language of the code fence, for example sql or shell.'),
  title: z.string().min(2).optional().describe('File name or purpose shown above the code.'),
  code: z.string().min(5).describe('The script; complete, so that it can be pasted after its variables are filled in.'),
});

const requirement = z.strictObject({
  kind: z.enum(['account', 'permission', 'network', 'version']).describe('What sort of thing must be in place.'),
  text: sentence.describe('What must be true before the first run, as a statement that can be ticked off.'),
  neededFor: z.string().min(5).optional().describe('Capability or option that needs it, if not every run does.'),
  script: script.optional().describe('How to do it, where the platform takes a script.'),
});

const recipe = z.strictObject({
  title: z.string().min(5).describe('What the recipe does; becomes a heading.'),
  shows: sentence.describe('When to use it and what to look at.'),
  file: z
    .string()
    .regex(/^[\w.-]+\.ya?ml$/, 'a file name, for example recipe.yaml')
    .default('recipe.yaml')
    .describe('File name above the code.'),
  yaml: z.string().min(20).describe('A whole recipe with source and sink; checked against the options of the module.'),
});

const pattern = z.strictObject({
  option: z.string().min(1).describe('Path of an option of the type AllowDenyPattern.'),
  matches: z
    .string()
    .min(2)
    .optional()
    .describe(
      'The string that the connector compares, for example database.schema.table; absent if the option has no effect.',
    ),
  fallback: z.string().min(1).optional().describe('Option whose lists apply while a recipe leaves this one out.'),
  note: sentence.optional().describe('What else decides which string is compared, or where it is not compared.'),
  source: z.string().min(5).describe('Upstream file in which the comparison was read, below datahub/ingestion/source.'),
});

const guide = z.strictObject({
  title: z.string().min(3).describe('Heading, in sentence case.'),
  modules: z.array(z.string().min(1)).default([]).describe('Plugins it concerns; empty for all of the connector.'),
  text: z.string().min(80).describe('Markdown of the site; headings inside start at ###.'),
});

const trouble = z.strictObject({
  symptom: z.string().min(10).describe('What the reader sees: message, log line or wrong result.'),
  messages: z
    .array(errorMessage)
    .default([])
    .describe('The messages that the symptom quotes. The error tool recognizes them.'),
  entry: z.string().optional().describe('Id of the known error with the same message.'),
  keywords: z
    .array(z.string().min(1))
    .default([])
    .describe('Words that readers use and the row does not say. Only the error tool knows them.'),
  cause: sentence.describe('Why it happens.'),
  fix: sentence.describe('What to do, and how to tell that it worked.'),
});

const moduleSchema = z.strictObject({
  plugin: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'a plugin name of small letters, digits and hyphens')
    .describe('Value of source.type in a recipe.'),
  title: z.string().min(2).describe('Name of the module in headings, for example "dbt Cloud".'),
  chooseWhen: sentence
    .optional()
    .describe('When to use this module rather than the others; required with several modules.'),
  status: supportStatus,
  extra: z
    .string()
    .min(1)
    .nullable()
    .describe('Extra of the acryl-datahub package, for example snowflake; null when the base package is enough.'),
  capabilities: capabilities.describe('Whether the module has each capability, and how that is known.'),
  requirements: z.array(requirement).min(1).describe('Checklist before the first run.'),
  recipes: z.array(recipe).min(1).describe('A starter recipe first, then at least one realistic one.'),
  patterns: z
    .array(pattern)
    .default([])
    .describe('What each allow and deny list is compared with; one that is missing is unknown.'),
  inherits: z.array(z.string().min(1)).default([]).describe('Shared types whose options the module has too.'),
  options: z
    .array(connectorOption)
    .default([])
    .describe('Own options; one of the same name replaces an inherited one.'),
  rules: optionRules,
  source: z
    .strictObject({
      class: z.string().min(3).describe('Full name of the Python source class.'),
      config: z.string().min(3).describe('Name of its configuration class.'),
      files: z.array(z.string().min(3)).min(1).describe('Upstream files the facts were checked in.'),
    })
    .describe('Code coordinates.'),
});

/** One file of content/connectors/: one page, with one module or several. */
export const connector = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/, 'small letters, digits and hyphens')
      .describe('Last part of the address.'),
    title: z.string().min(1).describe('Name of the source system as its maker writes it.'),
    platform: z
      .string()
      .min(1)
      .nullable()
      .describe('Data platform in URNs, for example snowflake; null when there is no single one.'),
    description: z.string().min(50).max(200).describe('What the reader gets; shown by search engines and previews.'),
    summary: z.string().min(80).describe('Markdown: what it connects, who needs it, and what it can not do.'),
    icon: brandIcon.nullable().default(null).describe('Slug in simple-icons; null draws a monogram.'),
    tags: z
      .strictObject({
        platformType: z.array(z.enum(platformTypes)).describe('What sort of system it is.'),
        connection: z.enum(connectionTypes).describe('Whether DataHub fetches, or the system sends.'),
        features: z
          .array(z.enum(featureNames))
          .default([])
          .describe('Features that the integrations directory filters by.'),
      })
      .describe('Filters of the integrations directory.'),
    keywords: z.array(z.string().min(1)).default([]).describe('Words that readers type and the page does not say.'),
    modules: z.array(moduleSchema).min(1).describe('Plugins that read this source, the usual one first.'),
    concepts: z.array(concept).default([]).describe('What is read, and what it becomes.'),
    guides: z.array(guide).default([]).describe('How the less obvious parts work.'),
    limits: z
      .array(sentence)
      .default([])
      .describe('What it does not do or gets wrong, one Markdown sentence or two each.'),
    troubleshooting: z.array(trouble).default([]).describe('What goes wrong in practice.'),
    links: nextSteps,
  })
  .superRefine((value, context) => {
    if (value.modules.length < 2) return;
    for (const [index, module] of value.modules.entries()) {
      if (module.chooseWhen !== undefined) continue;
      context.addIssue({
        code: 'custom',
        path: ['modules', index, 'chooseWhen'],
        message: 'a sentence that says when to use this module, since the connector has several',
      });
    }
  });

export type Connector = z.infer<typeof connector>;
export type ConnectorModule = Connector['modules'][number];
