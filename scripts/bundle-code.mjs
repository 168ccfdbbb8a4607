// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

// Rooms whose code runs in Node, either directly or through server rendering.
const ROOMS = [
  'model',
  'yaml',
  'recipes',
  'generators',
  'pipeline',
  'output',
  'search',
  'site',
  'runtime',
  'services',
  'subjects',
  'scripts',
];

// Our own modules, and packages of many small files, which load slowly: of the icon sets only the few icons in use are taken along.
const BUNDLED =
  /^(?:[./#]|(?:lucide|simple-icons|yaml|zod|graphql(?:\/.*)?|github-slugger|hast-util-to-html|mdast-util-to-hast)$)/;

/** Days for which a bundle is kept after its last use. A command may still be running from an older one, so the others aren't removed at once. */
const KEPT_DAYS = 7;

/**
 * Bundles the TypeScript that runs in Node into `.cache/code/{hash of the sources}/`, unless that is there already. Node 20 runs
 * no TypeScript, and one bundle starts faster than 300 files. Sets DOCS_CODE_VERSION to the hash, which caches of derived data use as
 * the version of the code that made them.
 * @param {string} root folder of the repository
 * @returns {Promise<string>} the main module
 */
export async function bundleCode(root) {
  const version = sourceHash(root);
  const folder = join(root, '.cache/code', version);
  process.env.DOCS_CODE_VERSION = version;
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
    return join(folder, 'main.mjs');
  }
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: {
      main: 'scripts/main.ts',
      worker: 'pipeline/workers/worker.ts',
      'index-worker': 'output/search-index/index-worker.ts',
    },
    platform: 'node',
    external: (id, importer) => !BUNDLED.test(id) && !importer?.includes('/node_modules/'),
    logLevel: 'warn',
  });
  const draft = `${folder}.${process.pid}`;
  await bundle.write({ dir: draft, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await bundle.close();
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another process that started at the same time was faster; its bundle is the same.
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
  removeUnused(join(root, '.cache/code'));
  return join(folder, 'main.mjs');
}

/**
 * Removes the bundles that no command has used for some days. Each has 5 MB.
 * @param {string} folder
 */
function removeUnused(folder) {
  const limit = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    // Another process may have removed it in between.
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stat && stat.mtimeMs < limit) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @returns {string} hash over names and contents of all sources and the lock file
 */
function sourceHash(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const room of ROOMS) {
    const files = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) {
      if (!/\.(tsx?|mjs)$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
      hash.update(`${room}/${file}`).update(readFileSync(join(root, room, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
