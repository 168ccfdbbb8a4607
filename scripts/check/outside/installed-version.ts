import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Version of an installed package.
 * @param modules folder with the packages, for example `node_modules`
 */
export function installedVersion(modules: string, name: string): string {
  const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as { version: string };
  return version;
}
