import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BROTLI_MODULE } from './find-nginx.ts';
import { freePort } from './free-port.ts';

export interface RunningNginx {
  /** For example, `http://127.0.0.1:41234`. */
  origin: string;
  /** Address of home: origin and base URL. */
  home: string;
  close(): Promise<void>;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (reached: boolean) => {
      socket.destroy();
      resolve(reached);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/**
 * Sets up a folder like the container: the site below `srv/docs` at its base, and nginx's included files in `docs`.
 * @returns the shipped configuration with the paths of this machine
 */
function layOut(folder: string, dist: string, base: string, port: number): string {
  const place = join(folder, 'srv', base);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(dist, place.replace(/\/$/, ''), 'dir');
  mkdirSync(join(folder, 'docs'));
  for (const name of ['http.conf', 'server.conf']) cpSync(join(dist, '_nginx', name), join(folder, 'docs', name));
  if (existsSync(BROTLI_MODULE)) cpSync('deploy/nginx/brotli.conf', join(folder, 'docs/brotli.conf'));
  return readFileSync('deploy/nginx/nginx.conf', 'utf8')
    .replace('worker_processes auto', 'worker_processes 1')
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/etc/nginx/docs/', `${folder}/docs/`)
    .replace('/srv/docs', `${folder}/srv`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
}

/**
 * Serves a built site by nginx with the shipped configuration (deploy/nginx/), on a free port.
 * @param nginx path of the program; see `findNginx`
 * @throws Error with nginx's message if it rejects the configuration
 */
export async function startNginx(nginx: string, dist: string): Promise<RunningNginx> {
  const base = /^(\/.*)\*$/m.exec(readFileSync(join(dist, '_headers'), 'utf8'))?.[1] ?? '/';
  const folder = mkdtempSync(join(tmpdir(), 'docs-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), layOut(folder, dist, base, port));
  // Only their owner can read folders of tests.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn(nginx, ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', `daemon off; ${user}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (child.exitCode === null) {
    if (await canConnect(port)) return { origin, home: origin + base, close };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`nginx didn't start:\n${said}`);
}
