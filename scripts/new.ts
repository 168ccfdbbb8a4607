import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from './command.ts';
import { writeConnector } from './new/connector.ts';
import { writePage } from './new/page.ts';
import { readOptions, UsageError } from './options.ts';

const usage = 'Write "npm run new page /docs/how/example" or "npm run new connector example".';

/** `npm run new page|connector`: writes a valid starting file and never overwrites an existing one. */
export const run: Command = async (args) => {
  const { positionals } = readOptions(args, {});
  const [kind, name] = positionals;
  if (name === undefined || (kind !== 'page' && kind !== 'connector')) throw new UsageError(usage);
  const root = process.cwd();
  const file = kind === 'page' ? writePage(root, name) : writeConnector(root, name);
  console.log(`Wrote ${file}. To see it, run "npm run dev". To see what's still missing, run "npm run check".`);
  return existsSync(join(root, file)) ? 0 : 1;
};
