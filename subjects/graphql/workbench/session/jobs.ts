import type { TextCompletion, TextExplanation } from '#model/text-check.ts';
import type { AspectChange, JsonObject, WorkbenchResult } from '../engine/index.ts';
import type { DocumentCheck } from '../language/check-document.ts';
import type { Formatted } from '../language/format-document.ts';
import type { Lifted } from '../language/lift-values.ts';
import type { Actor } from './facts.ts';

/** What the workbench asks its worker, by kind. */
export interface WorkbenchJobs {
  /** A documented operation with its example. */
  open: { name: string };
  /** The users who can send requests. */
  actors: Record<never, never>;
  check: { document: string };
  complete: { document: string; offset: number };
  explain: { document: string; offset: number };
  format: { document: string };
  /** The document with variables in place of its values. */
  lift: { document: string };
  run: { document: string; operationName: string; variables: JsonObject; actor: string };
  /** Restores the catalog. */
  reset: Record<never, never>;
}

/** A result as it is shown. */
export interface ShownResult {
  /** `data` and `errors` as JSON. */
  text: string;
  /** Characters of the whole JSON, of which `text` may be the beginning. */
  length: number;
  errors: number;
  notSimulated: WorkbenchResult['extensions']['notSimulated'];
  follows: WorkbenchResult['extensions']['follows'];
  changes: readonly AspectChange[];
}

export interface WorkbenchAnswers {
  open: { document: string; variables: JsonObject } | undefined;
  actors: readonly Actor[];
  check: DocumentCheck;
  complete: readonly TextCompletion[];
  explain: TextExplanation | undefined;
  format: Formatted;
  lift: Lifted | undefined;
  run: ShownResult;
  reset: { changes: readonly AspectChange[] };
}
