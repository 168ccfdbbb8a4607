import type { ErrorMessage } from '#model/error-message.ts';
import type { FactMessage } from './knowledge.ts';

/** What … matches in a message: anything within a line, as little as possible. */
const ANYTHING = '[^\\n]{0,300}?';

/** A message as the tool finds it: a text with … in it becomes a regular expression. */
export function factMessage({ origin, file: _, by, ...found }: ErrorMessage): FactMessage {
  const printed = { ...(origin !== 'literal' && { origin }), ...(by !== undefined && { by }) };
  if ('pattern' in found || !found.text.includes('…')) return { ...found, ...printed };
  const parts = found.text.split('…').map((part) => part.trim());
  return {
    pattern: parts
      .filter((part) => part !== '')
      .map(escaped)
      .join(ANYTHING),
    ...printed,
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
