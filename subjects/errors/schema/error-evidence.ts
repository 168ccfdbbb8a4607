import { z } from 'zod';
import { isRegularExpression } from '#model/regular-expression.ts';

const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'lowercase letters, digits, and hyphens');

const pattern = z
  .string()
  .min(3)
  .refine(isRegularExpression, { error: 'a regular expression of JavaScript, without slashes and flags' });

/** content/error-evidence.yaml: what a message that has several possible causes means, depending on the text around it. */
export const errorEvidence = z.strictObject({
  platform: z
    .array(pattern)
    .default([])
    .describe(
      'Regular expressions, without regard to case, for names that only DataHub prints. Without one of them nearby, no message of another product is certain.',
    ),
  contexts: z
    .array(
      z.strictObject({
        id: id.describe('Name that the answers below refer to.'),
        label: z
          .string()
          .min(2)
          .describe('What readers call it when they choose it as an answer, for example "Kafka".'),
        strong: z
          .array(pattern)
          .default([])
          .describe(
            'Regular expressions, without regard to case, of which one match is enough: a package, class, or port.',
          ),
        weak: z.array(pattern).default([]).describe('Regular expressions of which at least two must match.'),
        specializes: z
          .array(id)
          .default([])
          .describe('More general contexts, which this one takes precedence over when both match.'),
      }),
    )
    .min(1)
    .describe('What can be around a message: a system, a connection, or a command.'),
  generic: z
    .array(
      z.strictObject({
        id: id.describe('Name of the message.'),
        patterns: z
          .array(pattern)
          .min(1)
          .describe('Regular expressions, without regard to case, for a message that proves nothing by itself.'),
        unless: z
          .array(id)
          .default([])
          .describe('Messages that explain more: if the text contains one, this one is ignored.'),
        question: z.string().endsWith('?').describe('What to ask the reader when the text names no context.'),
        elsewhere: z
          .array(id)
          .default([])
          .describe('Contexts in which the message is about another product and speaks for none of the answers.'),
        answers: z
          .array(
            z.strictObject({
              context: id.describe('Context in which the entry applies.'),
              entry: id.describe('Entry of content/errors that explains the message in this context.'),
              label: z.string().min(2).optional().describe('Label of the choice, if not that of the context.'),
            }),
          )
          .min(1)
          .describe('What the message means in each context, in the order in which the choices are listed.'),
      }),
    )
    .min(1)
    .describe('Messages that several systems print.'),
  wrappers: z
    .array(pattern)
    .default([])
    .describe(
      'Regular expressions for messages that only say that something else failed. The message beside them says more.',
    ),
});
export type ErrorEvidence = z.infer<typeof errorEvidence>;
