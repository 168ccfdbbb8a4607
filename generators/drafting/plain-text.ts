import type { RichText } from '#model/rich-text.ts';

/** The words of a sentence without its markup. */
export function plainText(text: RichText): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('code' in part) return part.code;
      return 'strong' in part ? part.strong : part.text;
    })
    .join('');
}

/** The code stretches of a sentence. */
export function codeOf(text: RichText): string[] {
  return text.flatMap((part) => (typeof part !== 'string' && 'code' in part ? [part.code] : []));
}
