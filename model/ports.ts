import { z } from 'zod';

const port = z.number().int().min(1).max(65535);

const servicePort = z.strictObject({
  inside: port.describe('Port in the container, which other containers and pods use.'),
  host: port.nullable().describe('Port on the machine that runs the quickstart; null when it is not published.'),
  variable: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, 'the name of a variable')
    .optional()
    .describe('Variable that moves the port on the host, for example DATAHUB_MAPPED_GMS_PORT.'),
  protocol: z
    .enum(['http', 'https', 'kafka', 'mysql', 'postgresql', 'cassandra', 'bolt', 'zookeeper', 'jmx', 'jdwp', 'jdbc'])
    .describe('What is spoken there.'),
  answers: z.string().min(20).describe('What answers, and who connects to it.'),
});

/** content/ports.yaml: where the services of a deployment listen. */
export const ports = z.strictObject({
  services: z
    .array(
      z.strictObject({
        name: z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens')
          .describe('Host name in the network of Docker Compose.'),
        aliases: z
          .array(z.string().min(2))
          .default([])
          .describe('Other host names of it: container names, and services of the Helm charts.'),
        title: z.string().min(2).describe('Name in sentences.'),
        ports: z.array(servicePort).min(1).describe('Where it listens.'),
      }),
    )
    .min(1)
    .describe("DataHub's services and the services that it depends on."),
  outside: z
    .array(
      z.strictObject({
        port: port.describe('Port on localhost.'),
        tool: z.string().min(2).describe('What listens there by its own default.'),
      }),
    )
    .default([])
    .describe('Ports of other tools that samples may name on localhost.'),
  sources: z.array(z.string().min(3)).min(1).describe('Upstream files the facts were checked in.'),
});
export type Ports = z.infer<typeof ports>;
