import { z } from 'zod';

/** content/outside-variables.yaml: variables of other tools that samples may set. */
export const outsideVariables = z.array(
  z.strictObject({
    tool: z.string().min(2).describe('Whose variables they are.'),
    names: z
      .array(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*\*?$/, 'a name, or its beginning and a star'))
      .min(1)
      .describe('Names; AWS_* stands for all that begin so.'),
  }),
);
export type OutsideVariables = z.infer<typeof outsideVariables>;
