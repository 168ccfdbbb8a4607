import type { RichText } from '#model/rich-text.ts';

/** What can go wrong. */
export interface KnownErrorsBlock {
  type: 'known-errors';
  errors: readonly (ExplainedError | ErrorReference)[];
}

/** A known error on the page that explains it, with causes in order of likelihood. */
export interface ExplainedError {
  title: string;
  anchor: string;
  symptom: RichText;
  /** Messages in logs and dialogs, without patterns. */
  messages: readonly string[];
  shows: readonly RichText[];
  causes: readonly { cause: RichText; check: RichText; fix: RichText }[];
}

/** A known error that another page explains. */
export interface ErrorReference {
  title: string;
  anchor: string;
  /** Address of the explanation. */
  href: string;
}
