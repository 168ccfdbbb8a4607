import type { TextEdit } from '#model/text-edit.ts';
import type { Reading } from '../read-yaml.ts';
import type { Span } from '../tree.ts';

/** A correction that takes one click. Its edits don't overlap and go from top to bottom. */
export interface Fix {
  label: string;
  edits: readonly TextEdit[];
}

export type Severity = 'error' | 'warning' | 'advice';

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

/** What every rule can look at. */
export interface TextContext {
  text: string;
  reading: Reading;
}

/**
 * One thing that is checked.
 * - `error`: the file is rejected
 * - `warning`: something happens that wasn't meant
 * - `advice`: it could be better
 */
export interface Rule<Context extends TextContext = TextContext> {
  id: string;
  severity: Severity;
  /** Why it matters and what to do instead, in general. */
  explanation: string;
  /** Path and hash of the page that says more. */
  page: string;
  find(context: Context): Finding[];
}

/** A finding with its place in the text and what its rule says about it. Code in its texts is between backticks. */
export interface TextProblem {
  /** Id of the rule, for example `unknown-option`. */
  rule: string;
  severity: Severity;
  from: number;
  to: number;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** What is wrong and where, as a sentence. */
  message: string;
  /** Why it matters and what to do instead. */
  explanation: string;
  /** Path and hash of the page that says more. */
  page?: string;
  fixes: readonly Fix[];
}
