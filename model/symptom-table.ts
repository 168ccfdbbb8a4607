import type { Origin } from './problem.ts';

/** A troubleshooting table as a page shows it. Cells are Markdown. */
export interface SymptomTable {
  /** Anchor of the section that it belongs to. */
  section: string;
  origin: Origin;
  head: readonly string[];
  rows: readonly { cells: readonly string[]; origin: Origin }[];
}
