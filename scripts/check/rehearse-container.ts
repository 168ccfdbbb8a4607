import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseContainerFile } from './container-file.ts';
import { rehearsalScript } from './rehearsal-script.ts';

const FILE = 'deploy/container/Dockerfile';
/** Milliseconds that both stages can take. */
const PATIENCE = 15 * 60_000;

/** The errors in a running site's responses; empty if there are none. */
async function askSite(origin: string): Promise<string[]> {
  const problems: string[] = [];
  const expectThat = (holds: boolean, what: string) => {
    if (!holds) problems.push(what);
  };
  const home = await fetch(`${origin}/`, { headers: { 'accept-encoding': 'br' } });
  expectThat(home.status === 200, `the home page returns status ${home.status}`);
  expectThat(home.headers.has('content-security-policy'), 'the home page has no content security policy');
  expectThat(home.headers.get('content-encoding') === 'br', 'the home page isn’t compressed with brotli');
  const lost = await fetch(`${origin}/docs/there-is-no-such-page`);
  expectThat(lost.status === 404, `a page that doesn't exist returns status ${lost.status}`);
  return problems;
}

/** Whether a process has any root privileges. */
function isPrivileged(pid: number): boolean {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return /^Uid:\s+(\d+\s+)*0\b/m.test(status) || !/^CapEff:\s+0+$/m.test(status);
}

/**
 * Does what the container file says without Docker: each stage in a copy of this machine's file system in place of its image, then runs the result as
 * its user with everything read-only except `/tmp`, requests pages from it, and stops it. Needs Linux, root, and the packages of the images' system:
 * Debian 12 and Node.
 * @param root folder of the repository
 * @returns the errors; empty if there are none
 */
async function rehearse(root: string): Promise<string[]> {
  const stages = parseContainerFile(readFileSync(join(root, FILE), 'utf8'));
  const port = stages.at(-1)?.port;
  if (port === undefined) return [`${FILE}: the last stage exposes no port`];
  const scratch = mkdtempSync(join(tmpdir(), 'container-'));
  const script = rehearsalScript(stages, root, readFileSync(join(root, '.dockerignore'), 'utf8'), scratch);
  const child = spawn('unshare', ['--mount', '--propagation', 'private', 'bash', '-c', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close') as Promise<[number | null]>;
  const origin = `http://127.0.0.1:${port}`;
  try {
    const until = Date.now() + PATIENCE;
    while (child.exitCode === null && Date.now() < until) {
      const isThere = await fetch(origin).then(
        () => true,
        () => false,
      );
      if (isThere) break;
      await wait(500);
    }
    if (child.exitCode !== null || child.pid === undefined) return [`${FILE}: a step failed\n${output.slice(-4000)}`];
    const problems = await askSite(origin);
    if (isPrivileged(child.pid)) problems.push('the server runs as root');
    child.kill('SIGQUIT');
    const [code] = await ended;
    if (code !== 0) problems.push(`after SIGQUIT, the server exits with ${code}`);
    return problems;
  } finally {
    child.kill('SIGKILL');
    await ended;
    rmSync(scratch, { recursive: true });
  }
}

/** Rehearses the container file and prints what went wrong. */
export async function rehearseContainer(root: string): Promise<boolean> {
  const problems = await rehearse(root);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
