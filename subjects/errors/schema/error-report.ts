import { z } from 'zod';

/** What people paste. The exam's results are listed by kind. */
export const reportKinds = ['java-trace', 'python-trace', 'cli', 'container-log', 'prose'] as const;

const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'lowercase letters, digits, and hyphens');

const knownError = z
  .string()
  .regex(
    /^([a-z0-9][a-z0-9-]*|docs\/[^\s#]+#[^\s#]+)$/,
    'an entry of content/errors, or a page with the anchor of a row',
  );

const errorReport = z
  .strictObject({
    id: id.describe('Name of the report. Its hash determines the set, so it never changes.'),
    source: z
      .string()
      .regex(/^[\w-]+#\d+$/, 'repository and number of a public thread, for example datahub#7421')
      .describe('Thread that the facts come from.'),
    kind: z.enum(reportKinds).describe('What most of the text is.'),
    text: z
      .string()
      .min(40)
      .describe(
        'What was pasted: messages and log lines as printed but shortened and redacted, sentences of people in our own words.',
      ),
    expect: z
      .array(knownError)
      .describe(
        'Entries, or rows of troubleshooting tables, that explain the report, equally well if there are several. Empty if there is none.',
      ),
    ask: z
      .literal(true)
      .optional()
      .describe('Present if the text fits several causes, so that the tool should ask instead of answering.'),
    pages: z
      .array(z.string().regex(/^\/docs(\/\S+)?$/, 'a path of the site'))
      .min(1)
      .optional()
      .describe('Pages that help although no known error explains the report.'),
    basis: z
      .string()
      .min(20)
      .endsWith('.')
      .describe('What the label rests on: the outcome of the thread, or the code.'),
  })
  .refine(({ expect, pages }) => expect.length === 0 || pages === undefined, {
    error: 'Only a report that no known error explains names pages.',
  });
export type ErrorReport = z.infer<typeof errorReport>;

/** A file of subjects/errors/exam/: the reports of one set. */
export const errorReports = z
  .array(errorReport)
  .min(1)
  .refine((reports) => new Set(reports.map(({ id }) => id)).size === reports.length, {
    error: 'Two reports have the same ID.',
  });
