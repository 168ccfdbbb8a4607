import type { UpgradeStep } from '../schema.ts';
import type { UpgradeEntry } from '../upgrade-facts.ts';
import type { Deployment } from '../upgrade-vocabulary.ts';

/** The notes for one or more versions, with their links resolved. */
export interface PlannerEntry extends Pick<UpgradeEntry, 'notes' | 'changes'> {
  name: string;
  /** Where its notes are. */
  href?: string;
  /** Oldest first. */
  versions: readonly string[];
}

export interface PlannerStep extends Omit<UpgradeStep, 'details'> {
  /** Where it is explained. */
  href: string;
}

/** Something that a reader can choose as being in use. */
export interface PlannerOption {
  id: string;
  label: string;
}

/** What the planner gets from the build. */
export interface PlannerSetup {
  /** The release that these pages describe. */
  describes: string;
  /** Newest first. */
  releases: readonly UpgradeEntry['releases'][number][];
  /** Newest first. */
  entries: readonly PlannerEntry[];
  steps: readonly PlannerStep[];
  /** Connectors and components that any change is about. */
  plugins: readonly PlannerOption[];
  components: readonly PlannerOption[];
  /** Public addresses of the notes, and of the migration from before the oldest of them. */
  addresses: { notes: string; older: string };
  copy: string;
}

/** The deployments in words. */
export const deploymentNames: Readonly<Record<Deployment, string>> = {
  quickstart: 'Quickstart',
  compose: 'Docker Compose',
  kubernetes: 'Kubernetes',
};

/** In a list of what is in use: none of it. This isn't the same as an empty list, which means that nothing was chosen. */
export const NONE = 'none';
