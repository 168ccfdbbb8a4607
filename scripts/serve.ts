import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from './command.ts';
import { readOptions, readPort } from './options.ts';
import { listen } from './serve/listen.ts';
import { createSiteServer } from './serve/site-server.ts';

/** `npm run serve`: serves dist/ like a production host, on port 3000. */
export const run: Command = async (args) => {
  const { values } = readOptions(args, { port: { type: 'string' } });
  const dist = join(process.cwd(), 'dist');
  if (!existsSync(join(dist, 'index.html'))) {
    console.error('There is no built site in dist/. Run "npm run build" first, or "npm start" for both.');
    return 1;
  }
  const { server, base } = createSiteServer(dist);
  return listen(server, readPort(values.port, 3000), base);
};
