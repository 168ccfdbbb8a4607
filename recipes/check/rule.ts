import type { Span } from '#yaml/tree.ts';
import type { Fix, Severity } from '../types.ts';
import type { RuleContext } from './context.ts';

/** An error that a rule has found. */
export interface Finding {
  at: Span;
  /** What is wrong and where, as a sentence. */
  message: string;
  /** More than the explanation of the rule says. */
  more?: string;
  /** Instead of the page of the rule. */
  page?: string;
  fixes?: readonly Fix[];
}

/** One thing that is checked. `error`: the run is refused; `warning`: it runs otherwise than meant; `advice`: it could be better. */
export interface Rule {
  id: string;
  severity: Severity;
  /** Why it matters and what to do instead, in general. */
  explanation: string;
  /** Path and hash of the page that says more. */
  page: string;
  find(context: RuleContext): Finding[];
}
