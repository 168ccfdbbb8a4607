import { benchBuild } from './bench/build.ts';
import { benchPages } from './bench/pages.ts';
import type { Command } from './main.ts';

/** `npm run bench`: prints the figures of the budget table. Never part of a test: timings depend on the machine. */
export const run: Command = async () => {
  const root = process.cwd();
  await benchBuild(root);
  await benchPages(root);
  return 0;
};
