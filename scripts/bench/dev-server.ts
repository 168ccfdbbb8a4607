import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '#scripts/test/free-port.ts';

export interface DevServer {
  /** For example, `http://localhost:41234`. */
  origin: string;
  /** Everything it has printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts `npm run dev` in a copy of the repository.
 * @throws Error with its output if it exits before it is ready
 */
export async function startDevServer(root: string): Promise<DevServer> {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'development', FORCE_COLOR: '0' };
  const child = spawn('node', [join(root, 'scripts/launch.mjs'), 'dev', '--port', String(port)], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const printed = () => output;
  await untilReady(child, printed);
  return {
    origin: `http://localhost:${port}`,
    printed,
    stop: () =>
      new Promise((resolve) => {
        child.once('close', () => resolve());
        child.kill();
      }),
  };
}

function untilReady(child: ChildProcess, printed: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', () => printed().includes('Ready: ') && resolve());
    }
    child.once('close', () => reject(new Error(`The dev server stopped: ${printed()}`)));
  });
}
