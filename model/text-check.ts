import type { Said } from './message.ts';
import type { TextEdit } from './text-edit.ts';

/*
 * What the checkers and editors of a text return, whether it is a recipe, a deployment file, or a GraphQL document. Offsets are UTF-16 units, and
 * code in texts for readers is between backticks; there is no other markup.
 */

/**
 * - `error`: the text is rejected
 * - `warning`: something unintended happens
 * - `advice`: the text could be better
 */
export type Severity = 'error' | 'warning' | 'advice';

/** A correction that the reader applies with one click. Its edits don't overlap and go from top to bottom. */
export interface Fix {
  label: Said;
  edits: readonly TextEdit[];
}

/** A problem with its place in the text. */
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
  message: Said;
  /** Why it matters and what to do instead. */
  explanation: Said;
  /** Path and hash of the page with more information. */
  page?: string;
  fixes: readonly Fix[];
}

/** Something that can be inserted at the cursor. */
export interface TextCompletion {
  label: string;
  /** Type, and whether it is required, for example `string, required`. */
  detail: string;
  documentation: string;
  /** Text that replaces `from`…`to`. */
  insert: string;
  from: number;
  to: number;
}

/** The description of what is under the pointer or at the cursor. */
export interface TextExplanation {
  from: number;
  to: number;
  /** Name of what is explained, such as the path of an option. */
  title: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
  deprecated?: string;
  /** Path and hash of the page with more information. */
  page?: string;
}

/** Line and column of an offset, both from 1. */
export function placeOf(offset: number, text: string): Pick<TextProblem, 'line' | 'column'> {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
