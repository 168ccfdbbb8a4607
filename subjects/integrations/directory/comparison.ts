import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { Comparable } from './compare-ids.ts';
import type { CapabilityColumn } from './directory.ts';

/** The comparison's setup at build time. */
export interface ComparisonSetup {
  modules: readonly Comparable[];
  capabilities: readonly CapabilityColumn[];
  texts: IntegrationTexts;
  /** Public address of the folder with the facts of tools. */
  facts: string;
  /** The message if facts can't be loaded, with the retry button. */
  failure: { text: string; retry: string };
}
