import type { RichText } from '#model/rich-text.ts';
import { parseRichText } from './parse-rich-text.ts';

/**
 * A sentence of the data with its links as plain text. Facts that islands load contain no addresses, so that all languages share
 * them.
 */
export function parseSentence(text: string | undefined): RichText {
  return parseRichText(text ?? '').map((part) => (typeof part !== 'string' && 'link' in part ? part.text : part));
}
