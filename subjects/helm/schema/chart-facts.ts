import { z } from 'zod';

const valuePath = z.string().regex(/^[\w.*[\]-]+$/, 'the path of a value');
const line = z.int().positive();

const defaultValue = z.strictObject({
  path: valuePath.describe('Where it is set in the file of the main chart, for example `datahub-gms.replicaCount`.'),
  type: z.enum(['string', 'integer', 'number', 'boolean', 'list', 'map', 'null']),
  default: z.string().describe('What the chart sets, as JSON.'),
  file: z.string().describe('File that sets it.'),
  line,
  only: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('Subcharts whose templates get this default. Without it, all templates do.'),
});

const variable = z.strictObject({
  name: z.string().describe('Name; `*` stands for a part that is made from the key of a map.'),
  from: z.array(valuePath).optional().describe('Values that its content is made of.'),
  fixed: z.string().optional().describe('Its content, if the template says it.'),
  secret: z.literal(true).optional().describe('Set if the content can come from a secret.'),
  bare: z
    .literal(true)
    .optional()
    .describe('Set if the template writes the content without quotation marks, so that YAML chooses its type again.'),
  when: z.array(z.string()).optional().describe('Conditions under which it is set; all of them must hold.'),
  file: z.string().optional().describe('File that sets it, if another template includes that file.'),
  line,
});

const field = z.strictObject({
  field: z.string().describe('Path in the manifest.'),
  from: z.array(valuePath),
  when: z.array(z.string()).optional(),
  file: z.string().optional(),
  line,
});

const template = z.strictObject({
  file: z.string(),
  kind: z.string().describe('Kind of the object that it makes, for example `Deployment`.'),
  workload: z.string().describe('Subchart or job that the object belongs to.'),
  variables: z.array(variable).optional(),
  fields: z.array(field).optional(),
  asks: z
    .array(z.strictObject({ path: valuePath, file: z.string().optional(), line }))
    .optional()
    .describe('Values that only conditions use.'),
});

/**
 * One file of content/helm/facts/: what the chart's files say. Never edit it: `npm run check -- helm --platform GIT_DIR --write`
 * writes it.
 */
export const chartFacts = z.strictObject({
  chart: z.string(),
  version: z.string(),
  appVersion: z.string().optional().describe('Release that the chart installs.'),
  repository: z.string(),
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  values: z.array(defaultValue),
  templates: z.array(template),
  parts: z
    .array(z.strictObject({ name: z.string(), version: z.string(), condition: z.string().optional() }))
    .describe('Charts that it depends on.'),
});
export type ChartFacts = z.infer<typeof chartFacts>;
export type ChartTemplate = ChartFacts['templates'][number];
