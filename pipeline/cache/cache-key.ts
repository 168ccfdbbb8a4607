import { createHash } from 'node:crypto';

/**
 * A name for the result of a computation: equal for equal inputs, computed by the same code.
 * @param inputs everything the result depends on; data is serialised with its keys in the order given
 * @returns 64 hexadecimal digits
 */
export function cacheKey(...inputs: readonly unknown[]): string {
  const hash = createHash('sha256').update(process.env.DOCS_CODE_VERSION ?? 'unversioned');
  for (const input of inputs) hash.update('\0').update(typeof input === 'string' ? input : JSON.stringify(input));
  return hash.digest('hex');
}
