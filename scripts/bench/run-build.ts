import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuildRun {
  /** From start to end of the process, in seconds. */
  seconds: number;
  /** Most memory that the process with all its threads held, in megabytes. */
  megabytes: number;
}

// Runs before the command in its process and leaves its peak memory (kilobytes) in a file when it ends.
const REPORTER = `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(process.env.BENCH_USAGE, String(process.resourceUsage().maxRSS)));`;

/**
 * Runs `npm run build` in a repository.
 * @throws Error with all it printed when it fails
 */
export async function runBuild(root: string): Promise<BuildRun> {
  const usage = join(root, '.cache/bench-usage');
  const reporter = `data:text/javascript,${encodeURIComponent(REPORTER)}`;
  const since = performance.now();
  const { code, output } = await new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn('node', ['--import', reporter, join(root, 'scripts/launch.mjs'), 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', BENCH_USAGE: usage },
      stdio: ['ignore', 'pipe', 'pipe'],
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
  if (code !== 0) throw new Error(`The build failed.\n${output}`);
  return { seconds, megabytes: Number(readFileSync(usage, 'utf8')) / 1000 };
}
