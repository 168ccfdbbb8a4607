import { join } from 'node:path';
import { z } from 'zod';
import type { OutsideChecker } from '../checker.ts';
import { installPackages } from '../install-packages.ts';
import { installedVersion } from '../installed-version.ts';
import { parsePrinted, runProgram } from '../run-program.ts';

const report = z.object({
  links: z.array(
    z.object({ url: z.string(), status: z.number().optional(), state: z.string(), parent: z.string().optional() }),
  ),
});

/** Milliseconds that a response can take; a busy machine needs seconds for one. */
const PATIENCE = 120_000;

/** Follows every link, asset, and fragment of the served site from its home page. Links to other sites aren't followed. */
export const linkinator: OutsideChecker = {
  name: 'linkinator',
  isQuick: false,
  run: async ({ root, serve }) => {
    const modules = await installPackages(root);
    const origin = await serve();
    const printed = await runProgram(process.execPath, [
      join(modules, 'linkinator/build/src/cli.js'),
      `${origin}/`,
      ...['--recurse', '--check-css', '--check-fragments', '--redirects', 'error', '--format', 'json'],
      ...['--concurrency', '8', '--timeout', String(PATIENCE), '--skip', `^(?!${origin.replaceAll('.', '\\.')})`],
    ]);
    const { links } = report.parse(parsePrinted(printed, 'linkinator'));
    const own = links.filter(({ state }) => state !== 'SKIPPED');
    const path = (url: string) => url.replace(origin, '');
    return {
      version: installedVersion(modules, 'linkinator'),
      inputs: own.length,
      findings: own
        .filter(({ state }) => state !== 'OK')
        .map(({ url, status = 0, parent = '' }) => ({
          rule: String(status),
          where: path(parent),
          message: `The link to ${path(url)} is broken.`,
        })),
    };
  },
};
