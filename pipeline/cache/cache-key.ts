import { createHash } from 'node:crypto';

/** Digests of values that this process has already seen. */
const digests = new WeakMap<object, string>();

/**
 * An ID for a value that never changes, computed once for each object, so that what the dev server's builds share isn't serialized after every edit.
 * @param value data
 */
export function digestOnce(value: object): string {
  const digest = digests.get(value) ?? cacheKey(value);
  digests.set(value, digest);
  return digest;
}

/**
 * An ID for the result of a computation: equal for equal inputs and the same code.
 * @param inputs everything the result depends on; data is serialised with its keys in the order given
 * @returns 64 hexadecimal digits
 */
export function cacheKey(...inputs: readonly unknown[]): string {
  const hash = createHash('sha256').update(process.env.DOCS_CODE_VERSION ?? 'unversioned');
  for (const input of inputs) hash.update('\0').update(typeof input === 'string' ? input : JSON.stringify(input));
  return hash.digest('hex');
}
