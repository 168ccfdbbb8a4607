import type { ErrorFacts } from '../knowledge/knowledge.ts';
import type { Removed } from '../redact/redact.ts';
import type { Question } from './question.ts';

/**
 * How certain the tool is about an entry. `certain`: the text contains a message that only this entry explains. `likely`: several pieces of evidence
 * point to the entry. `similar`: the text and the entry share words, which proves nothing.
 */
export type Confidence = 'certain' | 'likely' | 'similar';

/** A known error that a text might be about. */
export interface FoundEntry {
  error: ErrorFacts;
  confidence: Confidence;
  /**
   * The part of the text that belongs to this entry and to no other, either by itself or together with the text around it. Empty
   * when it can't be shown because it contains something private.
   */
  message?: string;
}

/** What is known about a pasted text. */
export interface Diagnosis {
  /** The text without private information, shortened to the part that was read. */
  text: string;
  /** What was removed from it. */
  removed: readonly Removed[];
  /** Present if the text names a version of DataHub that the entries weren't written for. */
  otherVersion?: { named: string; described: string };
  /** Whether the middle of a long text was left out. */
  shortened: boolean;
  /** The best entries, most likely first, and all other entries whose message is in the text. */
  found: readonly FoundEntry[];
  /** Present when the text doesn't say which of several entries applies. Then no entry is certain. */
  question?: Question;
  /** The entries that the choices of the question lead to, in the same order. */
  answers?: readonly ErrorFacts[];
}
