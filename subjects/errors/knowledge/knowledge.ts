import type { MessageOrigin } from '#model/error-message.ts';
import type { RichText } from '#model/rich-text.ts';
import type { ErrorEvidence } from '../schema/error-evidence.ts';
import type { KnownError } from '../schema/known-error.ts';
import type { MissingModules } from '../schema/missing-modules.ts';

/** Something that goes wrong, as the tool at /tools/errors loads it. Sentences contain no links. */
export interface ErrorFacts extends Pick<KnownError, 'id' | 'title' | 'keywords' | 'page'> {
  /** `entry`: a file of content/errors/. `row`: a row of a page's or connector's troubleshooting table, usually with one cause. */
  kind: 'entry' | 'row';
  /** Where on the page it is described, for example `error-sink-timeout` or the anchor of the section with the table. */
  anchor: string;
  /** For a row whose message belongs to an entry: the entry's ID. The message is listed there, not here. */
  entry?: string;
  messages: readonly FactMessage[];
  /** Empty for rows, because their title contains it. */
  symptom: RichText;
  shows: readonly RichText[];
  /** Most likely first. Rows may have no check or no fix. */
  causes: readonly { cause: RichText; check: RichText; fix: RichText }[];
}

/** What logs and dialogs say, as a text without placeholders or as a regular expression. Both are found regardless of case. */
export type FactMessage = ({ text: string } | { pattern: string }) & {
  /** Absent for texts that a file of the platform contains. `reader`: words of readers that nothing prints. */
  origin?: Exclude<MessageOrigin, 'literal'>;
  /** Product that prints a third-party message, for example `Kafka client`. */
  by?: string;
};

/** Everything that the tool at /tools/errors knows. A site without the data files has empty lists. */
export interface ErrorKnowledge {
  errors: readonly ErrorFacts[];
  evidence: ErrorEvidence;
  missingModules?: MissingModules;
  /** Release that the entries describe, for example `0.10.2`. */
  release?: string;
}
