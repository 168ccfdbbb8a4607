import type { Said } from '#model/message.ts';
import type { Fix, Severity } from '#model/text-check.ts';
import type { Reading } from '../read-yaml.ts';
import type { Span } from '../tree.ts';

/** An error that a rule has found. */
export interface Finding {
  at: Span;
  /** What is wrong and where, as a sentence. */
  message: Said;
  /** More than the explanation of the rule says. */
  more?: Said;
  /** Instead of the page of the rule. */
  page?: string;
  fixes?: readonly Fix[];
}

/** What every rule can use. */
export interface TextContext {
  text: string;
  reading: Reading;
}

/** One thing that is checked. */
export interface Rule<Context extends TextContext = TextContext> {
  id: string;
  severity: Severity;
  /** Why it matters and what to do instead, in general. */
  explanation: Said;
  /** Path and hash of the page with more information. */
  page: string;
  find(context: Context): Finding[];
}
