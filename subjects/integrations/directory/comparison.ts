import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { Comparable } from './compare-ids.ts';
import type { CapabilityColumn } from './directory.ts';

/** What the comparison is told at build time. */
export interface ComparisonSetup {
  modules: readonly Comparable[];
  capabilities: readonly CapabilityColumn[];
  texts: IntegrationTexts;
  /** Public address of the folder with the facts of tools. */
  facts: string;
  /** Said when facts can't be loaded, with the button that tries again. */
  failure: { text: string; retry: string };
}
