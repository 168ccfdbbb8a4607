import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the content of a site in tests/sites/. If the site has no screens.yaml, the copy gets the real site's file.
 * @param name of the site
 * @param to folder for the content
 * @returns that folder
 */
export function copyTinyContent(name: string, to: string): string {
  const root = process.cwd();
  cpSync(join(root, 'tests/sites', name, 'content'), to, { recursive: true });
  if (!existsSync(join(to, 'screens.yaml'))) cpSync(join(root, 'content/screens.yaml'), join(to, 'screens.yaml'));
  return to;
}
