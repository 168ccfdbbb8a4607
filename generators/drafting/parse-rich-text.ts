import type { RichText, RichTextPart } from '#model/rich-text.ts';
import { oneLine } from './one-line.ts';

const markup = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Reads the inline markup of data sentences: `code`, **stress** and [links](/docs/tags).
 * @param text one paragraph; line breaks become spaces
 */
export function parseRichText(text: string): RichText {
  const parts: RichTextPart[] = [];
  const flat = oneLine(text);
  let last = 0;
  for (const match of flat.matchAll(markup)) {
    if (match.index > last) parts.push(flat.slice(last, match.index));
    const [whole, code, strong, label, link] = match;
    if (code !== undefined) parts.push({ code });
    else if (strong !== undefined) parts.push({ strong });
    else if (label !== undefined && link !== undefined) parts.push({ link, text: label.replaceAll('`', '') });
    last = match.index + whole.length;
  }
  if (last < flat.length) parts.push(flat.slice(last));
  return parts;
}
