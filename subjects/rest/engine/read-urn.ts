import { parseUrn, type Urn } from '#subjects/graphql/workbench/engine/urn.ts';

/** A text that isn't a URN. The message is that of Java's URISyntaxException. */
export class UrnSyntaxError extends Error {}

/**
 * Reads a URN as `Urn.createFromString` does.
 * @throws UrnSyntaxError for texts that it rejects
 */
export function readUrn(text: string): Urn & { text: string } {
  const rejected = problemOf(text);
  if (rejected !== undefined) throw new UrnSyntaxError(rejected);
  const parsed = parseUrn(text);
  // Urn.java also accepts `urn:li:tag`, without a key.
  const [, , entity = ''] = text.split(':');
  return { ...(parsed ?? { entity, id: '', parts: [] }), text };
}

function problemOf(text: string): string | undefined {
  const at = (reason: string, index?: number) => `${reason}${index === undefined ? '' : ` at index ${index}`}: ${text}`;
  if (!text.startsWith('urn:')) return at(`Urn doesn't start with 'urn:'. Urn: ${text}`, 0);
  const second = text.indexOf(':', 5);
  if (second === -1) return at(`Missing second ':' char. Urn: ${text}`);
  if (!/^[a-z]/.test(text.slice(second + 1)))
    return at(`First char of entityType must be [a-z]! Urn: ${text}`, second + 1);
  const third = text.indexOf(':', second + 2);
  const entity = text.slice(second + 1, third === -1 ? undefined : third);
  if (!/^\w+$/.test(entity)) {
    const allowed = third === -1 ? '[a-zA-Z0-9]' : '[a-zA-Z_0-9]';
    return at(`entityType must have only ${allowed} chars. Urn: ${text}`);
  }
  if (third === text.length - 1) return at(`Urns with empty entityKey are not allowed. Urn: ${text}`);
  return undefined;
}
