import { z } from 'zod';
import { errorMessage } from '#model/error-message.ts';

const cell = z.string().min(1);

/** A row of a troubleshooting table: what the reader sees, and how to fix it. All texts are Markdown of one paragraph. */
const rowShape = z.strictObject({
  symptom: z.string().min(3).describe('What the reader sees: a message, a log line or a wrong result.'),
  messages: z
    .array(errorMessage)
    .default([])
    .describe('The messages that the symptom quotes. The error tool recognizes them.'),
  entry: z
    .string()
    .optional()
    .describe(
      'Id of the known error with the same message. The error tool shows that entry instead of the message here.',
    ),
  keywords: z
    .array(z.string().min(1))
    .default([])
    .describe('Words that readers use and the row does not say. Only the error tool knows them.'),
  cause: cell.describe('Why it happens.'),
  check: cell.optional().describe('How to find out whether this is the cause.'),
  fix: cell.optional().describe('What to do.'),
});

const symptomRow = rowShape.superRefine(({ symptom, messages }, context) => {
  const seen = symptom.replaceAll('`', '');
  for (const [index, message] of messages.entries()) {
    if ('pattern' in message || message.text.split('…').every((part) => seen.includes(part.trim()))) continue;
    context.addIssue({
      code: 'custom',
      path: ['messages', index, 'text'],
      message: 'a text that the symptom quotes',
    });
  }
});

const symptomTable = z.strictObject({
  section: z
    .string()
    .describe('Anchor of the heading above the table, for example troubleshooting; empty above the first heading.'),
  column: z
    .enum(['Symptom', 'Message or symptom'])
    .default('Symptom')
    .describe('Head of the first column. The others are Cause, Check (if any row has one) and Fix.'),
  rows: z.array(symptomRow).min(1).describe('The most frequent problems first.'),
});

/** One file of content/symptoms/: the troubleshooting tables of a page, which `::symptoms` includes. */
export const pageSymptoms = z.strictObject({
  page: z.string().startsWith('/').describe('Address of the page that shows the tables.'),
  tables: z.array(symptomTable).min(1).describe('In the order of the page, one for each section.'),
});
export type PageSymptoms = z.infer<typeof pageSymptoms>;
export type SymptomRow = z.infer<typeof symptomRow>;

/** A row with the place where readers find it. */
export const placedRow = rowShape.extend({
  page: z.string().startsWith('/').describe('Address of the page with the table.'),
  section: z.string().describe('Anchor of the heading above the table; empty above the first heading.'),
});
export type PlacedRow = z.infer<typeof placedRow>;
