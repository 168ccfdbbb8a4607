import { z } from 'zod';

const extra = z.string().regex(/^[a-z][a-z0-9-]*$/, 'the name of an extra of acryl-datahub');
const sentence = z.string().min(20);

const cause = z.strictObject({
  cause: sentence.describe('Why the import fails.'),
  check: sentence.describe('How to see that something is missing.'),
  fix: sentence.describe('The command that installs it.'),
});

/** content/missing-modules.yaml: which extra of acryl-datahub installs the Python module that an import doesn't find. */
export const missingModules = z.strictObject({
  entry: z.string().min(3).describe('Entry of content/errors about plugins whose extra is missing.'),
  moduleCause: cause.describe(
    'First cause of that entry when the module is known. MODULE, PACKAGE, and EXTRA stand for names.',
  ),
  pluginCause: cause.describe(
    'First cause of that entry when only the plugin is known. EXTRA stands for the name of its extra.',
  ),
  broken: z.string().min(3).describe('Entry about modules that every installation of acryl-datahub contains.'),
  own: z.string().min(3).describe('Entry about modules that belong to the reader.'),
  ownInExecutor: z.string().min(3).describe('Entry about modules of the reader in a run from the web application.'),
  question: z.string().endsWith('?').describe('What to ask when several extras install the module.'),
  extras: z
    .array(
      z.strictObject({
        extra: extra.describe('Name of the extra, as in `pip install acryl-datahub[EXTRA]`.'),
        title: z.string().min(2).describe('What readers call the source, sink, or feature that needs it.'),
        modules: z
          .array(z.string().regex(/^datahub(?:_provider)?\.[\w.]+$/, 'the dotted name of a module of datahub'))
          .describe('Modules of acryl-datahub whose names in a stack trace identify the extra.'),
      }),
    )
    .min(1)
    .describe('Extras of sources, sinks, and other features.'),
  packages: z
    .array(
      z.strictObject({
        package: z.string().min(2).describe('Package on PyPI.'),
        imports: z
          .array(z.string().regex(/^[A-Za-z_][\w.]*$/))
          .min(1)
          .describe('Modules that it installs.'),
        extras: z.array(extra).min(1).describe('Extras that install it.'),
        note: sentence
          .optional()
          .describe('Sentences after the fix, for example about machines on which the extras leave it out.'),
      }),
    )
    .min(1)
    .describe('Packages that only extras install.'),
  withoutPackages: z
    .array(z.strictObject({ extra: extra.describe('Name of the extra.'), reason: sentence.describe('Why.') }))
    .describe('Extras that install nothing that the base package lacks, so that no import can fail for them.'),
  always: z
    .array(z.string().regex(/^[A-Za-z_]\w*$/))
    .min(1)
    .describe('Modules that every installation contains, by the first part of their names.'),
  entries: z
    .array(
      z.strictObject({
        module: z
          .string()
          .regex(/^[A-Za-z_][\w.]*$/)
          .describe('Module, by the beginning of its dotted name.'),
        entry: z.string().min(3).describe('Entry of content/errors that explains why it is missing.'),
        inExecutor: z
          .string()
          .min(3)
          .optional()
          .describe('Entry for a run from the web application, if another one applies.'),
      }),
    )
    .describe('Modules that have a separate entry. The longest name takes precedence.'),
});
export type MissingModules = z.infer<typeof missingModules>;
