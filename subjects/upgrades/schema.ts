import { z } from 'zod';
import { deployments, upgradeKinds, upgradeSteps } from './upgrade-vocabulary.ts';

const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens');
const version = z.string().regex(/^\d+(\.\d+)+$/, 'a version without "v"');
const sentence = z.string().min(15);

const change = z.strictObject({
  kind: z.enum(upgradeKinds),
  concerns: z.enum(['operators', 'recipes', 'apis']).describe('Column of the summary.'),
  topic: z.string().min(3).describe('One to three words for the summary.'),
  subject: z.string().min(3).describe('What changed, before the colon.'),
  pull: z.int().optional().describe('Number of the pull request.'),
  text: sentence.describe('What is different now.'),
  action: sentence.optional().describe('What to do about it.'),
  indices: sentence.optional().describe('What is indexed again, and by what.'),
  step: z.enum(upgradeSteps).describe('At which step of the upgrade the action is due.'),
  deployments: z.array(z.enum(deployments)).min(1).optional().describe('All, unless given.'),
  plugins: z.array(z.string()).min(1).optional().describe('Connectors that it is about, by `type` of a recipe.'),
  component: id.optional().describe('Part of the installation that it is about.'),
  settled: z
    .strictObject({ version, because: sentence })
    .optional()
    .describe('The version from which on nothing needs to be done, and why.'),
});
export type UpgradeChange = z.infer<typeof change>;

const chart = z
  .strictObject({
    version: version.describe('The newest chart whose default images are of this release.'),
    commit: z
      .string()
      .regex(/^[0-9a-f]{7}$/)
      .describe('Commit of the chart repository, where the version was read.'),
    cli: version
      .optional()
      .describe('What the chart sets as the version of recipes in the UI, if it differs from the release.'),
  })
  .describe('The Helm chart that installs the release; absent when none does by default.');
export type UpgradeChart = z.infer<typeof chart>;

const notes = z.strictObject({
  releases: z
    .array(z.strictObject({ version, date: z.iso.date().optional(), chart: chart.optional() }))
    .min(1)
    .describe('Oldest first.'),
  anchor: z.string().optional().describe('Id of the heading on the page; without one nothing is noted.'),
  notes: z.array(sentence).default([]).describe('What else to know.'),
  changes: z.array(change).default([]),
});
export type VersionNotes = z.infer<typeof notes>;

const command = z
  .array(z.string().min(3))
  .describe('Lines of shell, with `{version}`, `{cli}`, and `{chart}` for those of the new release.');

const step = z.strictObject({
  id: z.enum(upgradeSteps),
  title: z.string().min(3),
  text: sentence,
  details: z.string().startsWith('/').describe('Where it is explained.'),
  commands: z.partialRecord(z.enum(deployments), command).default({}),
  since: version.optional().describe('First version that has the step.'),
  without: sentence.default('Older versions have no such step.').describe('Why older versions skip it.'),
});
export type UpgradeStep = z.infer<typeof step>;

/** content/upgrades.yaml: the steps of an upgrade, and what changed in which version. */
export const upgradeNotes = z.strictObject({
  describes: version.describe('The release that these pages describe.'),
  steps: z.array(step).length(upgradeSteps.length),
  components: z.array(z.strictObject({ id, label: z.string().min(3) })),
  versions: z.array(notes).min(2).describe('Newest first.'),
});
export type UpgradeNotes = z.infer<typeof upgradeNotes>;
