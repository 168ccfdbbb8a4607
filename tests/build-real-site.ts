import { spawnSync } from 'node:child_process';

/** Global set-up of the tests that read dist/: builds it, which is quick when nothing changed, so that no test reads an old build. `npm test` has built it already. */
export default function buildRealSite(): void {
  if (process.env.SITE_IS_BUILT) return;
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync('node', ['scripts/launch.mjs', 'build'], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built; its problems stand above.');
}
