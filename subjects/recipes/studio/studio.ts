import type { AddressStyle } from '#model/address.ts';
import type { BrandIconName } from '#model/brand-icon-names.ts';
import type { Message } from '#model/message.ts';
import type { RunPlace } from '#recipes/types.ts';
import type { ToolSetup } from '#site/tools/tool-setup.ts';
import { studioMessage } from './messages.ts';

/** A module that recipes can read with, as the list shows it. */
export interface StudioSource {
  /** Plugin name, the value of `source.type`. */
  type: string;
  title: string;
  icon: BrandIconName | null;
  /** Heading under which the list shows it. */
  group: string;
  /** Other names that a reader may use to search for it, in lowercase. */
  words: string;
  /** Public address of its page. */
  href?: string;
}

/** A sink as the list shows it. */
export interface StudioSink {
  type: string;
  /** What it does, in one sentence. */
  summary: string;
}

/** The recipe studio's setup at build time. */
export interface StudioSetup {
  setup: ToolSetup;
  /** Address of the worker. */
  worker: string;
  sources: readonly StudioSource[];
  sinks: readonly StudioSink[];
  /** Address of the drawing with all brand icons. */
  sprite: string;
  /** How public addresses are derived from the paths in the facts. */
  addresses: AddressStyle;
}

/** Both things that the studio does. */
export const studioModes = ['write', 'check'] as const;
export type StudioMode = (typeof studioModes)[number];

/** The sink that nearly every recipe has. */
export const USUAL_SINK = 'datahub-rest';

/** Where a job can run, with the consequences for the addresses in a recipe. */
export const runPlaces: Readonly<Record<RunPlace, { label: Message; note: Message }>> = {
  host: { label: studioMessage('recipeHost'), note: studioMessage('recipeDatahubCommandMachineLocalhostMachine') },
  container: {
    label: studioMessage('recipeContainer'),
    note: studioMessage('recipeIngestionImageLocalhostContainerItself'),
  },
  kubernetes: { label: studioMessage('recipeKubernetes'), note: studioMessage('recipePodServicesReachedTheirNames') },
  ui: { label: studioMessage('recipeUserInterface'), note: studioMessage('recipeExecutorDatahubRunsInsideOwn') },
  scheduler: { label: studioMessage('recipeScheduler'), note: studioMessage('recipeWorkerAirflowLikeRuns') },
};
export const runPlaceNames = Object.keys(runPlaces) as readonly RunPlace[];
