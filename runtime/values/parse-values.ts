import { type ReaderValues, readerValueNames } from '#model/reader-values.ts';
import { checkValue } from './check-value.ts';

/**
 * Reads what is stored. The stored text may be invalid, and other scripts may have written it, so only values that pass the
 * checks are used.
 * @param text JSON; null when nothing is stored
 */
export function parseValues(text: string | null): ReaderValues {
  const found = parseObject(text ?? '');
  return Object.fromEntries(
    readerValueNames.flatMap((name) => {
      const value = found[name];
      return typeof value === 'string' && value !== '' && 'value' in checkValue(name, value) ? [[name, value]] : [];
    }),
  );
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The text to store; empty for no values. */
export function formatValues(values: ReaderValues): string {
  return Object.keys(values).length > 0 ? JSON.stringify(values) : '';
}
