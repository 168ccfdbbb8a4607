import { z } from 'zod';
import { isRegularExpression } from './regular-expression.ts';

/** The author of a message, which determines what the tool can conclude from the message. */
export const messageOrigins = ['literal', 'composed', 'third-party', 'reader'] as const;
export type MessageOrigin = (typeof messageOrigins)[number];

const origin = {
  origin: z
    .enum(messageOrigins)
    .describe(
      'literal: a file of the platform contains the text. composed: the platform puts it together while it runs. third-party: another product prints it. reader: nothing prints it; readers describe the problem in these words.',
    ),
  file: z
    .string()
    .min(3)
    .optional()
    .describe('File of the platform that prints it, for literal and, if known, composed messages.'),
  by: z
    .string()
    .min(2)
    .optional()
    .describe('Product that prints it, for third-party messages, for example Kafka client.'),
};

type Printed = { origin: MessageOrigin; file?: string | undefined; by?: string | undefined };

/** What else an origin requires, as schema issues that continue "must be …". */
function checkOrigin({ origin: kind, file, by }: Printed, context: z.RefinementCtx): void {
  const issue = (path: 'file' | 'by', message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (kind === 'literal' && file === undefined) issue('file', 'the file of the platform that contains the text');
  if (kind === 'third-party' && by === undefined) issue('by', 'the product that prints the message');
  if (file !== undefined && kind !== 'literal' && kind !== 'composed')
    issue('file', 'left out: only literal and composed messages come from a file of the platform');
  if (by !== undefined && kind !== 'third-party') issue('by', 'left out unless the origin is third-party');
}

const text = z
  .strictObject({
    text: z
      .string()
      .min(5)
      .describe('Stable part of the message, found without regard to case. … stands for anything within a line.'),
    ...origin,
  })
  .superRefine(checkOrigin);

const pattern = z
  .strictObject({
    pattern: z
      .string()
      .min(5)
      .refine(isRegularExpression, { error: 'a regular expression of JavaScript, without slashes and flags' })
      .describe('Regular expression of JavaScript for messages with changing parts; found without regard to case.'),
    ...origin,
  })
  .superRefine(checkOrigin);

/** Something that a log or dialog says. */
export const errorMessage = z.union([text, pattern]);
export type ErrorMessage = z.infer<typeof errorMessage>;
