import { parseSentence } from '#generators/drafting/parse-sentence.ts';
import { plainText } from '#generators/drafting/plain-text.ts';
import { factMessage } from '../knowledge/fact-message.ts';
import type { ErrorRow } from '../knowledge/rows.ts';
import type { PlacedRow } from '../schema/symptoms.ts';

/** Rows of troubleshooting tables as the error tool loads them. A row that names an entry leaves its messages to the entry. */
export function errorRows(rows: readonly PlacedRow[]): ErrorRow[] {
  return rows.map(({ page, section, symptom, messages, keywords, entry, cause, check, fix }) => ({
    title: plainText(parseSentence(symptom)),
    page,
    anchor: section,
    ...(entry !== undefined && { entry }),
    ...(entry === undefined && messages.length > 0 && { messages: messages.map(factMessage) }),
    ...(keywords.length > 0 && { keywords }),
    cause: parseSentence(cause),
    ...(check !== undefined && { check: parseSentence(check) }),
    ...(fix !== undefined && { fix: parseSentence(fix) }),
  }));
}
