import type { RichText } from '#model/rich-text.ts';

/** What can go wrong. */
export interface KnownErrorsBlock {
  type: 'known-errors';
  errors: readonly (ExplainedError | ErrorReference)[];
}

interface ErrorSummary {
  title: string;
  anchor: string;
  symptom: RichText;
}

/** A known error on the page that explains it, with causes in order of likelihood. */
export interface ExplainedError extends ErrorSummary {
  /** Messages in logs and dialogs, without patterns. */
  messages: readonly string[];
  shows: readonly RichText[];
  causes: readonly { cause: RichText; check: RichText; fix: RichText }[];
}

/** A known error that another page explains. */
export interface ErrorReference extends ErrorSummary {
  /** Address of the explanation. */
  href: string;
}
