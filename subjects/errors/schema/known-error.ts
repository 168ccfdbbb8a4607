import { z } from 'zod';
import { errorMessage } from '#model/error-message.ts';

const sentence = z.string().min(20);

/** Areas in which readers get stuck; the error tool and the report group by them. */
export const errorAreas = [
  'quickstart',
  'ingestion',
  'authentication',
  'sso',
  'search',
  'metadata',
  'kafka',
  'lineage',
  'upgrade',
  'cli',
  'kubernetes',
  'ui',
  'api',
] as const;

const cause = z.strictObject({
  cause: sentence.describe('Why it happens, as a statement.'),
  check: sentence.describe('A command or a place to look, and what it shows in this case.'),
  fix: sentence.describe('What to do, with the exact command or setting.'),
});

/** One file of content/errors/: a known error and its fixes. */
export const knownError = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'small letters, digits and hyphens')
    .describe('The same as the file name; part of its address.'),
  title: z.string().min(5).describe('What people call it, in sentence case.'),
  area: z.enum(errorAreas).describe('What the reader was busy with.'),
  symptom: sentence.describe('What the reader sees, in a sentence or two.'),
  messages: z.array(errorMessage).min(1).describe('What logs and dialogs say.'),
  shows: z.array(z.string().min(5)).min(1).describe('Where the message appears.'),
  causes: z.array(cause).min(1).describe('Most likely first.'),
  phrases: z
    .array(z.string().min(10))
    .default([])
    .describe('What readers say, in whole phrases. Only the error tool knows them, and search does not.'),
  keywords: z.array(z.string().min(1)).default([]).describe('Words that readers type and the entry does not say.'),
  page: z.string().startsWith('/').describe('The page that explains the area.'),
  pages: z
    .array(z.string().startsWith('/'))
    .default([])
    .describe('Pages that list the entry among what can go wrong. `page`, or else the first of them, explains it.'),
  sources: z.array(z.string().min(3)).min(1).describe('Upstream files, or tools, the messages were checked in.'),
});
export type KnownError = z.infer<typeof knownError>;
