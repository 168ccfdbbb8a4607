import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a home directory for a browser, because Firefox doesn't start if it can't write to the user's. */
export function temporaryHome(): string {
  return mkdtempSync(join(tmpdir(), 'browser-home-'));
}
