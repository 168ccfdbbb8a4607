import { z } from 'zod';

const setVariable = z.strictObject({ name: z.string(), value: z.string() });

const composeService = z.strictObject({
  name: z.string().describe('Key below `services`.'),
  image: z.string().optional(),
  builds: z.literal(true).optional().describe('Set if the file can build the image from a checkout.'),
  container: z.string().optional().describe('Name of the container.'),
  hostname: z.string().optional(),
  command: z.string().optional(),
  restart: z.string().optional(),
  memory: z.string().optional().describe('Memory limit.'),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  dependsOn: z.array(z.string()).optional(),
  profiles: z.array(z.string()).optional(),
  envFiles: z.array(z.string()).optional().describe('Files with variables, by their paths in the repository.'),
  environment: z.array(setVariable).optional(),
});

const composeFile = z.strictObject({
  file: z.string().describe('Path in the platform’s repository.'),
  services: z.array(composeService),
  volumes: z.array(z.string()).optional().describe('Named volumes.'),
});
export type ComposeFile = z.infer<typeof composeFile>;
export type ComposeService = z.infer<typeof composeService>;

/**
 * content/compose/facts.yaml: what the platform's Compose files set up. `npm run check -- environment --platform GIT_DIR --write` writes it, so no
 * one edits it.
 */
export const composeFacts = z.strictObject({
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  files: z.array(composeFile),
  envFiles: z
    .array(z.strictObject({ file: z.string(), variables: z.array(setVariable) }))
    .describe('Files that services get variables from.'),
});
export type ComposeFacts = z.infer<typeof composeFacts>;
