import { spawn } from 'node:child_process';

export interface LaunchedBuild {
  /** Exit code. */
  code: number | null;
  /** Everything the build printed. */
  output: string;
}

/**
 * Runs `npm run build` for other content in a separate process, as a writer would.
 * @param folders content to read, folder to fill, folder of the cache
 */
export function launchBuild(folders: { content: string; out: string; cache: string }): Promise<LaunchedBuild> {
  const options = Object.entries(folders).flatMap(([name, folder]) => [`--${name}`, folder]);
  const env = { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' };
  return new Promise((resolve, reject) => {
    const child = spawn('node', ['scripts/launch.mjs', 'build', ...options], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
