import { join } from 'node:path';
import { buildSite } from './build/build-site.ts';
import type { Command } from './main.ts';

/** `npm run build`: writes the static site to dist/. */
export const run: Command = async () => {
  const root = process.cwd();
  const built = await buildSite({
    root,
    contentDir: join(root, 'content'),
    outDir: join(root, 'dist'),
    log: console.log,
  });
  return built ? 0 : 1;
};
