import { buildSite } from './build/build-site.ts';
import { folderOptions, readFolders } from './folders.ts';
import type { Command } from './main.ts';
import { readOptions } from './options.ts';

/** `npm run build`: writes the static site to dist/. */
export const run: Command = async (args) => {
  const { values } = readOptions(args, folderOptions);
  const built = await buildSite(readFolders(process.cwd(), values), console.log);
  return built ? 0 : 1;
};
