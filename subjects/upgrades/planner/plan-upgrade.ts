import type { Said } from '#model/message.ts';
import type { UpgradeChart } from '../schema.ts';
import type { UpgradeFact } from '../upgrade-facts.ts';
import type { Deployment } from '../upgrade-vocabulary.ts';
import { planMessage } from './messages.ts';
import type { PlannerEntry, PlannerSetup, PlannerStep } from './planner.ts';

/** The input for a plan: two versions that `checkVersions` accepted. */
export interface PlanRequest {
  from: string;
  to: string;
  deployment: Deployment;
  /** Empty: nothing chosen, so all count. */
  plugins: readonly string[];
  components: readonly string[];
}

/** A change with the version it came with. */
export interface PlacedChange {
  change: UpgradeFact;
  entry: PlannerEntry;
  /** Whether the notes leave open whether it is between the two versions. */
  uncertain: boolean;
}

/** Why a change or a step is left out. */
export type SkipReason = 'settled' | 'deployment' | 'connector' | 'component';

export interface UpgradePlan {
  /** How many releases lie between the two versions. */
  between: number;
  /** The notes between them, oldest first. */
  crossed: readonly PlannerEntry[];
  steps: readonly { step: PlannerStep; commands: readonly string[]; changes: readonly PlacedChange[] }[];
  applying: readonly PlacedChange[];
  skipped: readonly (PlacedChange & { reason: SkipReason })[];
  skippedSteps: readonly { title: string; because: Said }[];
}

/** Plans the path from one version to another. */
export function planUpgrade(setup: PlannerSetup, request: PlanRequest): UpgradePlan {
  const order = (version: string) => setup.releases.length - setup.releases.findIndex((one) => one.version === version);
  const [from, to] = [order(request.from), order(request.to)];
  const crossed = setup.entries.filter((entry) => isCrossed(entry, from, to, order)).toReversed();
  const placed = crossed.flatMap((entry) => {
    const uncertain = isUncertain(entry, from, to, order);
    return entry.changes.map((change) => ({ change, entry, uncertain }));
  });
  const sorted = placed.map((one) => ({ ...one, reason: skipReason(one.change, request, to, order) }));
  const applying = sorted.filter(({ reason }) => reason === undefined);
  const steps = setup.steps.map((step) => {
    const changes = applying.filter(({ change }) => change.step === step.id);
    return {
      step,
      changes,
      commands: commandsOf(step, request, setup),
      because: stepReason(step, changes.length, to, order),
    };
  });
  return {
    between: to - from - 1,
    crossed,
    steps: steps.filter(({ because }) => because === undefined),
    applying,
    skipped: sorted.flatMap(({ reason, ...one }) => (reason === undefined ? [] : { ...one, reason })),
    skippedSteps: steps.flatMap(({ step: { title }, because }) => (because === undefined ? [] : { title, because })),
  };
}

/** Why a step is left out. */
function stepReason(step: PlannerStep, changes: number, to: number, order: Order): Said | undefined {
  if (step.since !== undefined && to < order(step.since)) return step.without;
  return step.id === 'prepare' && changes === 0 ? planMessage('upgradeNothingToChange') : undefined;
}

type Order = (version: string) => number;

/** First and last version that an entry can be about. */
function spanOf({ versions }: PlannerEntry, order: Order): readonly [number, number] {
  const places = versions.map((version) => order(version));
  return [Math.min(...places), Math.max(...places)];
}

function isCrossed(entry: PlannerEntry, from: number, to: number, order: Order): boolean {
  const [first, last] = spanOf(entry, order);
  return from < last && to >= first;
}

/** One of the two versions is within an entry's range. */
function isUncertain(entry: PlannerEntry, from: number, to: number, order: Order): boolean {
  const [first, last] = spanOf(entry, order);
  return from >= first || to < last;
}

function skipReason(change: UpgradeFact, request: PlanRequest, to: number, order: Order): SkipReason | undefined {
  const { settled, deployments, plugins, component } = change;
  if (settled !== undefined && to >= order(settled.version)) return 'settled';
  if (deployments !== undefined && !deployments.includes(request.deployment)) return 'deployment';
  const isSaid = request.plugins.length > 0;
  if (isSaid && plugins !== undefined && !plugins.some((plugin) => request.plugins.includes(plugin)))
    return 'connector';
  if (request.components.length > 0 && component !== undefined && !request.components.includes(component))
    return 'component';
  return undefined;
}

/** Commands with the versions filled in. Without a chart for the release, its line keeps a variable for the reader to set. */
function commandsOf({ commands }: PlannerStep, { deployment, to }: PlanRequest, setup: PlannerSetup): string[] {
  const { chart, cli } = installedVersions(to, setup);
  const values: Readonly<Record<string, string>> = { version: to, cli, chart: chart?.version ?? '"$CHART"' };
  return (commands[deployment] ?? []).map((line) =>
    line.replace(/\{(version|cli|chart)\}/g, (_, name) => values[name] ?? ''),
  );
}

/** What to install for a release besides the server. */
export interface InstalledVersions {
  /** Absent if no chart installs the release by default. */
  chart?: UpgradeChart;
  /** For pip: the newest command line of the release, as releases of the command line add a fourth number. */
  cli: string;
}

/** The chart and the command line that belong to a release of the server. */
export function installedVersions(version: string, { releases }: PlannerSetup): InstalledVersions {
  const chart = releases.find((release) => release.version === version)?.chart;
  return { cli: `${version.split('.').slice(0, 3).join('.')}.*`, ...(chart && { chart }) };
}
