import type { AddressStyle } from '#model/address.ts';
import type { ToolSetup } from '#site/tools/tool-setup.ts';
import type { WorkerClient } from '#site/worker-client/worker-client.ts';
import type { DeployAnswers, DeployJobs } from './deploy-worker.ts';

/** The deploy studio's setup at build time. */
export interface DeploySetup {
  setup: ToolSetup;
  /** Address of the worker. */
  worker: string;
  addresses: AddressStyle;
  /** Version of the chart whose values are known. */
  version: string;
  /** Number of rules that are data. */
  rules: number;
}

/** Both things that the studio does. */
export const deployModes = ['write', 'check'] as const;
export type DeployMode = (typeof deployModes)[number];

/** Sends questions about deployment files to their worker. */
export type DeployClient = WorkerClient<DeployJobs, DeployAnswers>;
