import { createHash } from 'node:crypto';

/** Short, stable name for bytes: the first 8 characters of their SHA-256 in base64url. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 8).replace(/[-_]/g, 'x');
}
