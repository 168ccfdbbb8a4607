import { run as build } from './build.ts';
import type { Command } from './command.ts';
import { readOptions, readPort } from './options.ts';
import { assertPortIsFree } from './serve/listen.ts';
import { run as serve } from './serve.ts';

/** `npm start`: builds the site and serves it on port 3000. */
export const run: Command = async (args) => {
  const { values } = readOptions(args, { port: { type: 'string' } });
  // Before the build, so that the user doesn't wait in vain.
  await assertPortIsFree(readPort(values.port, 3000));
  const failed = await build([]);
  return failed === 0 ? serve(args) : failed;
};
