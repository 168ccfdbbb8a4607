import { z } from 'zod';

const variable = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'the name of a variable')
    .describe('Name, in the case in which it is read.'),
  description: z.string().min(20).describe('What it changes, when to set it, and what it goes with.'),
  default: z.string().nullable().describe('The default when it is not set; null when there is none.'),
  secret: z.boolean().default(false).describe('Whether its value must not be shown or committed.'),
});

/** One file of content/environment/: what one service reads from its environment. */
export const serviceEnvironment = z.strictObject({
  service: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens')
    .describe('Service, named as its container; the same as the file name.'),
  summary: z.string().min(20).max(300).describe('What the service is, and where its variables are set.'),
  variables: z.array(variable).min(1).describe('Variables, in groups that belong together.'),
  sources: z.array(z.string().min(3)).min(1).describe('Upstream files the facts were checked in.'),
});
export type ServiceEnvironment = z.infer<typeof serviceEnvironment>;
export type EnvironmentVariable = ServiceEnvironment['variables'][number];
