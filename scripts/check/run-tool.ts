import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a locally installed tool.
 * @param root folder of the repository
 * @param words the tool's name and its arguments, for example `['biome', 'check', '.']`
 * @returns exit code and everything it printed
 */
export function runTool(
  root: string,
  words: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  const [tool, ...args] = words;
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
