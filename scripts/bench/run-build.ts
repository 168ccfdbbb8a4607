import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { MemoryLimit } from './memory-limit.ts';

export interface BuildRun {
  /** From start to end of the process, in seconds. */
  seconds: number;
  /** Peak memory of the process with all its threads, in megabytes. */
  megabytes: number;
}

// Runs before the command in its process and writes its peak memory (kilobytes) to a file when it exits.
const REPORTER = `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(process.env.BENCH_USAGE, String(process.resourceUsage().maxRSS)));`;

/**
 * Runs `npm run build` in a repository.
 * @param limit memory limit
 */
export function runBuild(root: string, limit?: MemoryLimit): Promise<BuildRun> {
  return runMeasured(root, [join(root, 'scripts/launch.mjs'), 'build'], { limit });
}

export interface RunOptions {
  /** Limits the program to an amount of memory. */
  limit?: MemoryLimit | undefined;
  /** Path of the Node.js that runs it; by default the one that the shell finds. */
  node?: string | undefined;
  /** Milliseconds after which the program is stopped; no limit by default. */
  timeout?: number | undefined;
}

/**
 * Runs a program of Node.js and measures it.
 * @param root folder to run it in
 * @param words file of the program and its arguments
 * @throws Error with everything it printed when it fails
 */
export async function runMeasured(
  root: string,
  words: readonly string[],
  { limit, node = 'node', timeout }: RunOptions = {},
): Promise<BuildRun> {
  const usage = join(mkdtempSync(join(tmpdir(), 'bench-usage-')), 'kilobytes');
  // The shell joins the group and becomes the program.
  const joining = limit ? ['sh', '-c', 'echo $$ > "$0" && exec "$@"', limit.processes] : [];
  const reporter = `data:text/javascript,${encodeURIComponent(REPORTER)}`;
  const since = performance.now();
  const { code, output } = await new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const [command = '', ...rest] = [...joining, node, '--import', reporter, ...words];
    const child = spawn(command, rest, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', BENCH_USAGE: usage },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (status) => resolve({ code: status, output: text }));
  });
  const seconds = (performance.now() - since) / 1000;
  if (timeout !== undefined && seconds * 1000 >= timeout)
    throw new Error(`The build took longer than ${timeout / 1000} s.`);
  if (code !== 0) throw new Error(`The build failed.\n${output}`);
  const megabytes = Number(readFileSync(usage, 'utf8')) / 1000;
  rmSync(dirname(usage), { recursive: true });
  return { seconds, megabytes };
}
