import type { RichText } from '#model/rich-text.ts';

/** What can go wrong, with causes in order of likelihood. */
export interface KnownErrorsBlock {
  type: 'known-errors';
  errors: readonly {
    title: string;
    anchor: string;
    symptom: RichText;
    /** Messages in logs and dialogs, without patterns. */
    messages: readonly string[];
    shows: readonly RichText[];
    causes: readonly { cause: RichText; check: RichText; fix: RichText }[];
  }[];
}
