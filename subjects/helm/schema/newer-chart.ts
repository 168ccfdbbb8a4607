import { z } from 'zod';

const version = z.string().regex(/^\d+\.\d+\.\d+$/);

/** content/helm/newer.yaml: what versions of the main chart after the documented one add. */
export const newerCharts = z.array(
  z.strictObject({
    version: version.describe('Version of the chart.'),
    release: version.describe('Release that it installs.'),
    commit: z.string().regex(/^[0-9a-f]{40}$/),
    note: z.string().min(40).describe('How it differs, as Markdown.'),
    adds: z.array(z.string()).min(1).describe('Paths of the values that templates read in addition.'),
  }),
);
