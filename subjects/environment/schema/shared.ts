import { z } from 'zod';

const variableName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'the name of a variable');

/** content/environment/shared/topics.yaml: groups of variables on pages. */
export const variableTopics = z.array(
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z-]+$/)
      .describe('Anchor of the group, without the service.'),
    title: z.string().min(3),
    names: z
      .array(z.string().regex(/^\*?[A-Za-z0-9_]+\*?$|^[A-Z_]+\*[A-Z_]+$/, 'a name, in which one * stands for any text'))
      .min(1)
      .describe('Names, in which * stands for any text. The first topic that matches a variable contains it.'),
  }),
);
export type VariableTopic = z.infer<typeof variableTopics>[number];

/** content/environment/shared/values.yaml: what variables accept. */
export const variableValues = z.array(
  z.strictObject({
    names: z.array(variableName).min(1),
    values: z.array(z.strictObject({ value: z.string(), meaning: z.string().min(3) })).min(2),
    note: z.string().optional().describe('What happens with any other value, or with another case.'),
  }),
);
export type VariableValues = z.infer<typeof variableValues>[number];

/** content/environment/shared/together.yaml: variables that need each other. */
export const variableSets = z.array(
  z.strictObject({
    names: z.array(variableName).min(2),
    why: z.string().min(20).describe('What connects them, as a sentence.'),
  }),
);
export type VariableSet = z.infer<typeof variableSets>[number];

/** content/environment/shared/undocumented.yaml: variables that the platform's files read but no page lists. */
export const undocumentedVariables = z.array(
  z.strictObject({
    service: z.string().describe('First service of the group in the facts.'),
    names: z.array(z.string()).min(1),
    reason: z.string().min(10),
  }),
);
