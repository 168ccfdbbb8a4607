import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Global set-up of the tests that read dist/: builds it when there is none. `npm test` has built it already. */
export default function buildRealSite(): void {
  if (existsSync('dist/index.html')) return;
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync('node', ['scripts/launch.mjs', 'build'], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built; its problems stand above.');
}
