import { z } from 'zod';

const place = z.strictObject({
  file: z.string().describe('Path in the platform’s repository.'),
  line: z.int().positive(),
  default: z
    .string()
    .nullable()
    .optional()
    .describe('Default that the file states; null if it states that there is none.'),
});

const group = z.strictObject({
  services: z.array(z.string()).min(1).describe('Services that run the code.'),
  variables: z.array(
    z.strictObject({
      name: z.string(),
      places: z.array(place).min(1).describe('First place in each file that reads it.'),
    }),
  ),
});

/**
 * content/environment/facts/platform.yaml: which variables the platform reads, and where. `npm run check -- environment --platform GIT_DIR --write`
 * writes it, so no one edits it.
 */
export const variableFacts = z.strictObject({
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  groups: z.array(group),
  since: z
    .record(z.string(), z.array(z.string()))
    .describe('Variables by the first release whose code contains their names.'),
});
export type VariableFacts = z.infer<typeof variableFacts>;
