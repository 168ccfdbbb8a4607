import { spawnSync } from 'node:child_process';
import { isBuiltFromSources } from '#scripts/test/built-from.ts';

/** Global setup of the tests that read dist/: builds it unless it was built from the code and content of now, so that no test reads an old build. */
export default function buildRealSite(): void {
  if (isBuiltFromSources(process.cwd())) return;
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync('node', ['scripts/launch.mjs', 'build'], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built. Its problems are listed above.');
}
