import { z } from 'zod';

const id = z.string().regex(/^[\w.-]+$/, 'letters, digits, and . _ -');
const ids = z.array(id).default([]);
const name = z.string().min(1);

const field = z.strictObject({
  name,
  type: z.string().min(1).describe('Type in the source, for example VARCHAR(64).'),
  kind: z
    .enum(['String', 'Number', 'Boolean', 'Time', 'Date', 'Struct', 'Array'])
    .describe('What the web application makes of the type.'),
  description: z.string().default(''),
  primaryKey: z.boolean().default(false),
  nullable: z.boolean().default(false),
  tags: ids,
  terms: ids,
  usage: z.number().min(0).max(1).default(0).describe('How often queries use it, compared with the most used column.'),
});

const asset = z.strictObject({
  id: id.describe('What other entries refer to.'),
  entity: z.enum(['dataset', 'dashboard', 'chart', 'dataFlow', 'dataJob', 'mlFeature', 'mlModel', 'container']),
  platform: id,
  name,
  subType: name.describe('What the web application calls it, for example Table, Topic, Dashboard.'),
  description: z.string().default(''),
  owners: ids.describe('Users and groups.'),
  domain: id.optional(),
  tags: ids,
  terms: ids,
  container: z
    .array(name)
    .default([])
    .describe('Path of containers from the outside in, for example a database and a schema.'),
  fields: z.array(field).default([]),
  upstream: ids.describe('Assets that its data comes from.'),
});

/** content/sample-catalog/shop.yaml: a made-up company with its data. Everything that pictures show comes from it. */
export const sampleCatalog = z.strictObject({
  company: name,
  address: z.url().describe('Where the company runs DataHub.'),
  release: name.describe('Release of DataHub that it runs, as the account menu shows it, for example `v0.10.2`.'),
  timezone: name,
  users: z.array(z.strictObject({ id, name, title: name, email: z.string().endsWith('.example') })),
  groups: z.array(z.strictObject({ id, name, description: z.string(), members: ids })),
  domains: z.array(z.strictObject({ id, name, description: z.string(), owners: ids })),
  tags: z.array(
    z.strictObject({ id, description: z.string(), color: z.enum(['red', 'blue', 'teal', 'amber', 'violet']) }),
  ),
  termGroups: z.array(
    z.strictObject({ id, name, terms: z.array(z.strictObject({ id, name, description: z.string() })) }),
  ),
  platforms: z.array(z.strictObject({ id, name })),
  assets: z.array(asset),
  queries: z.array(z.strictObject({ title: name, description: z.string(), sql: name, author: id })),
  sources: z.array(
    z.strictObject({
      name,
      platform: id,
      schedule: name.describe('Cron expression, or how else it is run.'),
      runs: z.number(),
      last: name,
      status: z.enum(['Succeeded', 'Failed', 'Running']),
      cli: z.boolean().default(false),
    }),
  ),
  secrets: z.array(z.strictObject({ name, description: z.string() })),
  policies: z.array(
    z.strictObject({ name, type: z.enum(['PLATFORM', 'METADATA']), description: z.string(), active: z.boolean() }),
  ),
  tokens: z.array(z.strictObject({ name, description: z.string(), expires: name, beginning: name })),
  views: z.array(z.strictObject({ name, description: z.string(), isPublic: z.boolean() })),
});
export type SampleCatalog = z.infer<typeof sampleCatalog>;
export type SampleAsset = SampleCatalog['assets'][number];

/** What pictures are drawn from: labels by group and label, and the sample company. */
export interface PictureData {
  /** Text alternatives by the name of the picture. */
  alts: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, readonly string[]>>;
  company: SampleCatalog | undefined;
}
