import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#scripts/test/free-port.ts';
import { filesBelow } from '../../files-below.ts';
import { type Outcome, send, startSlowClients } from './clients.ts';
import { type EnduranceReport, formatEndurance, type Sample } from './endurance-report.ts';
import { hostileRequest } from './hostile-requests.ts';

const REPORT = 'docs/measurements/server.md';

/** Clients of each kind that keep their connections. */
const SLOW_CLIENTS = 100;
const AT_ONCE = 20;
/** Requests per minute, so that every file has been requested in every encoding after about half of ten minutes. */
const PER_MINUTE = 3_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Memory that a process has in use, in megabytes. */
function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** Paths of all files of a site, as requests name them, and the largest. */
function filesOf(dist: string): { paths: string[]; largest: string } {
  const names = filesBelow(dist);
  const bySize = names.toSorted((a, b) => statSync(join(dist, b)).size - statSync(join(dist, a)).size);
  return { paths: names.map((name) => `/${name}`), largest: `/${bySize[0]}` };
}

/**
 * Puts the server of `npm run serve` under hostile load, alone on this machine's loopback, and writes what happened to docs/measurements/server.md.
 * @param root folder of the repository, with a built site
 * @param minutes how long
 * @returns whether the server still responds afterward, has never responded with status 500, and says why it stops
 */
export async function benchEndurance(root: string, minutes: number): Promise<boolean> {
  const { paths, largest } = filesOf(join(root, 'dist'));
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/launch.mjs', 'serve', '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  createInterface(server.stderr).on('line', (line) => log.push(line));
  const exited = once(server, 'exit');
  await once(createInterface(server.stdout), 'line');
  const pid = server.pid as number;
  const samples: Sample[] = [{ minute: 0, requests: 0, megabytes: memoryOf(pid) }];
  const outcomes = new Map<Outcome, number>();
  let requests = 0;
  const since = performance.now();
  const elapsed = () => (performance.now() - since) / 60_000;
  const slow = startSlowClients(port, largest, SLOW_CLIENTS);
  const ask = async () => {
    while (elapsed() < minutes && server.exitCode === null) {
      if (requests > elapsed() * PER_MINUTE) {
        await pause(50);
        continue;
      }
      requests += 1;
      const outcome = await send(port, hostileRequest(requests, paths));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  const sample = async () => {
    for (let minute = 1; minute <= minutes && server.exitCode === null; minute += 1) {
      await pause(since + minute * 60_000 - performance.now());
      if (server.exitCode !== null) break;
      samples.push({ minute, requests, megabytes: memoryOf(pid) });
      console.log(`Minute ${minute}: ${requests} requests, ${Math.round(memoryOf(pid))} MB`);
    }
  };
  await Promise.all([sample(), ...Array.from({ length: AT_ONCE }, ask)]);
  const disconnected = slow.disconnected();
  slow.stop();
  const last = await send(port, { bytes: 'GET / HTTP/1.0\r\nHost: localhost\r\n\r\n', aborts: false });
  server.kill('SIGTERM');
  await exited;
  const report: EnduranceReport = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    processors: availableParallelism(),
    files: paths.length,
    slowClients: SLOW_CLIENTS,
    disconnected,
    samples,
    outcomes: [...outcomes].toSorted(([, a], [, b]) => b - a),
    last,
    log,
  };
  writeFileSync(join(root, REPORT), formatEndurance(report));
  console.log(`Wrote ${REPORT}.`);
  return last === 200 && !outcomes.has(500) && log.at(-1) === 'The server stopped: it received SIGTERM.';
}
