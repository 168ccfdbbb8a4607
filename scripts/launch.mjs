// @ts-check
/*
 * The one file that runs before anything is installed, so it is plain JavaScript and needs nothing but Node. It installs the locked dependencies if
 * they are missing or out of date, bundles the TypeScript of the Node rooms, and runs the command.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This project needs Node 20.19 or newer; this is ${process.versions.node}. Install it from nodejs.org.`,
  );
  process.exit(1);
}
process.chdir(root);
install();
process.env.NODE_ENV ??= 'production';
// The bundler's allocator doesn't return memory by default. This setting saves 250 MB in every build that bundles.
process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
process.env.MIMALLOC_PURGE_DELAY ??= '0';
const { bundleCode } = await import('./bundle-code.mjs');
const entry = await bundleCode(root);
const { main } = await import(pathToFileURL(entry).href);
await main(process.argv[2], process.argv.slice(3));

/** Runs `npm ci` unless node_modules was installed from this exact lock file. */
function install() {
  const stamp = join(root, 'node_modules/.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    // "npm ci" would empty the folder that the link points to, which another worktree uses.
    console.error(
      'node_modules is a link to another folder, and the packages in it are out of date. Install them there.',
    );
    process.exit(1);
  }
  // Standard output belongs to the command: "mcp" speaks its protocol there.
  console.error('Installing the locked dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Tests start builds with NODE_ENV=production, for which npm would remove their own packages.
  const result = spawnSync(
    npm,
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...cacheOptions()],
    {
      cwd: root,
      stdio: ['inherit', process.stderr, 'inherit'],
    },
  );
  if (result.status !== 0) {
    console.error('"npm ci" failed with the message above. Check the network connection and run the command again.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

/** npm fails if it can't write its cache, which is in the home directory. It then gets a folder of the project. */
function cacheOptions() {
  let folder = process.env.npm_config_cache ?? join(homedir(), '.npm');
  while (!existsSync(folder)) folder = dirname(folder);
  return isWritableFolder(folder) ? [] : [`--cache=${join(root, '.cache/npm')}`];
}

/** @param {string} folder */
function isWritableFolder(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
