import type { CheckedSite } from './checked-site.ts';

/** Something that a checker objects to. */
export interface Finding {
  /** What the checker calls its rule, for example `wcag/h32`. */
  rule: string;
  /** A file of the build, an address, or a file of the repository, with a position if the checker knows it. */
  where: string;
  message: string;
}

/** What a checker did, or why it couldn't run. */
export type Outcome = Checked | { skipped: string };

interface Checked {
  version: string;
  inputs: number;
  findings: readonly Finding[];
  /** What it couldn't check, as a sentence. */
  unchecked?: string;
}

/** A program that others wrote, and how it is applied to this project. */
export interface OutsideChecker {
  /** For example, `html-validate`. */
  name: string;
  /** Quick checkers also run in `npm test`; their packages are installed with the project. */
  isQuick: boolean;
  run: (site: CheckedSite) => Promise<Outcome>;
}
