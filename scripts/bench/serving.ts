import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { findNginx } from '#scripts/test/find-nginx.ts';
import { startNginx } from '#scripts/test/start-nginx.ts';
import { milliseconds, percentile, type Row } from './row.ts';

const CONNECTIONS = 32;
const SECONDS = 5;

/** What a first visit requests, repeatedly. */
const PATHS = ['/', '/docs/quickstart', '/docs/quickstart.fragment.json', '/docs/quickstart.md', '/docs/nowhere'];

/** Milliseconds until a response is complete. */
function ask(address: string, agent: Agent): Promise<number> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.resume();
      response.once('end', () => resolve(performance.now() - since));
    }).once('error', reject);
  });
}

/**
 * Puts nginx with the shipped configuration under load for a few seconds. The client runs on the same machine and uses most of it, so the figures are
 * lower bounds, not nginx's limits.
 */
export async function benchServing(root: string): Promise<Row[]> {
  const nginx = findNginx();
  const what = `nginx, ${CONNECTIONS} connections for ${SECONDS} s`;
  if (!nginx) return [{ what, budget: '', measured: 'nginx isn’t installed on this machine' }];
  const site = await startNginx(nginx, join(root, 'dist'));
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  try {
    const end = performance.now() + SECONDS * 1000;
    const read = async (_: unknown, reader: number) => {
      for (let turn = reader; performance.now() < end; turn += 1) {
        times.push(await ask(site.origin + PATHS[turn % PATHS.length], agent));
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, read));
  } finally {
    agent.destroy();
    await site.close();
  }
  const rate = `${Math.round(times.length / SECONDS)} requests/s`;
  return [{ what, budget: '', measured: `${rate}, 99th percentile ${milliseconds(percentile(times, 0.99))}` }];
}
