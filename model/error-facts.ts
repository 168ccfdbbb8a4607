import type { KnownError } from './known-error.ts';
import type { RichText } from './rich-text.ts';

/** A known error as the tool at /tools/errors loads it. Sentences hold no links. */
export interface ErrorFacts extends Pick<KnownError, 'id' | 'title' | 'messages' | 'keywords' | 'page'> {
  symptom: RichText;
  shows: readonly RichText[];
  causes: readonly { cause: RichText; check: RichText; fix: RichText }[];
}
