import { z } from 'zod';

const path = z.string().min(2).describe('Path of a value, or name of a variable.');
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const pattern = z.string().refine((text) => isPattern(text), 'a regular expression');

/** What a rule compares. Values that a file doesn't set have the chart's default. */
export type Condition =
  | { path: string; is: string | number | boolean | readonly (string | number | boolean)[] }
  | { path: string; given: boolean }
  | { path: string; matches: string }
  | { path: string; lacks: string }
  | { path: string; differs: string }
  | { mentions: string }
  | { any: readonly Condition[] }
  | { none: readonly Condition[] };

const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ path, is: z.union([scalar, z.array(scalar).min(2)]) }).describe('The value is one of these.'),
    z.strictObject({ path, given: z.boolean() }).describe('Whether the file sets the value.'),
    z.strictObject({ path, matches: pattern }).describe('The value matches the pattern somewhere.'),
    z.strictObject({ path, lacks: path }).describe('The value does not contain the other value.'),
    z.strictObject({ path, differs: path }).describe('The two values are not the same.'),
    z.strictObject({ mentions: pattern }).describe('The text matches the pattern somewhere, also in comments.'),
    z.strictObject({ any: z.array(condition).min(2) }),
    z.strictObject({ none: z.array(condition).min(1) }),
  ]),
);

/** One file of content/deploy/rules/: an error that people make in a deployment file. */
export const deployRule = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'lowercase letters, digits, and hyphens')
    .describe('The same as the file name.'),
  files: z
    .enum(['values', 'variables'])
    .describe('Values of the main chart; or the variables of an .env file or of each service in a Compose file.'),
  services: z.array(z.string()).min(1).optional().describe('Only variables of these services.'),
  severity: z
    .enum(['error', 'warning', 'advice'])
    .describe('It fails; something happens that was not meant; or it could be better.'),
  when: z.array(condition).min(1).describe('All of these have to be true.'),
  at: z.array(path).min(1).describe('Where to report it: the first of these that the file sets.'),
  message: z.string().min(20).describe('What is wrong. `{path}` in braces stands for a value.'),
  explanation: z.string().min(40).describe('Why, and what to do instead.'),
  page: z.string().startsWith('/').describe('Path and hash of the page that says more.'),
  fix: z
    .strictObject({ path, value: z.string(), label: z.string().min(5) })
    .optional()
    .describe('What to replace the value with; only where that is always right.'),
  source: z
    .strictObject({
      repository: z.enum(['chart', 'platform']),
      file: z.string().min(3),
      finding: z.string().min(20).describe('What the file shows.'),
    })
    .describe('Where it was found.'),
  fails: z.string().min(3).describe('A text that breaks the rule.'),
  passes: z.string().min(3).describe('A text that does not.'),
});
export type DeployRule = z.infer<typeof deployRule>;

/** content/deploy/removed-values.yaml: values of earlier versions of the chart. */
export const removedValues = z.array(
  z.strictObject({
    path,
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/)
      .describe('First chart version without it.'),
    instead: path.optional().describe('The value that replaces it.'),
    note: z.string().min(20).optional().describe('What to do if no value replaces it.'),
  }),
);

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'm') !== undefined;
  } catch {
    return false;
  }
}
