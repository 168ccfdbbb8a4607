import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedAssets } from '#output/assets/cached-assets.ts';
import { type WrittenSite, writeSite } from '#output/write-site.ts';
import { buildSiteModel } from '#pipeline/build-site-model.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { filesBelow } from '#scripts/files-below.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { copyTinyContent } from './copy-tiny-content.ts';

/** A tiny site as it was put out. */
export interface TinySite extends Omit<WrittenSite, 'files'> {
  model: SiteModel;
  /** Folder of the built site. */
  dir: string;
  /** All files below it, sorted, with forward slashes. */
  files: string[];
  /** Text of a file, for example `docs/tags/index.html`. */
  read(file: string): string;
}

const folders: string[] = [];

/** A folder that `removeFolders` takes away. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-site-'));
  folders.push(folder);
  return folder;
}

/** A copy of the content folder of a site in tests/sites/, with the pages besides documentation that the real site has; `removeFolders` takes it away. */
export function tinyContent(name: string): string {
  return copyTinyContent(name, join(temporaryFolder(), 'content'));
}

/** Removes what the tests of a file built; for `afterAll`. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Runs `npm run build` on a site in tests/sites/, with the command line that `buildTinySite` leaves out.
 * @returns exit code and what it printed, and the folder of the built site
 */
export function runTinyBuild(name: string, ...words: string[]) {
  const folder = temporaryFolder();
  const dir = join(folder, 'dist');
  const options = ['--content', tinyContent(name), '--out', dir, '--cache', join(folder, 'cache'), ...words];
  const { status, stdout, stderr } = spawnSync('node', ['scripts/launch.mjs', 'build', ...options], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr, dir };
}

export interface TinyBuildOptions {
  /** Folder of caches and output, for a build after another one; a new one unless given. */
  folder?: string;
  keepPrevious?: boolean;
}

/**
 * Builds a site with everything but the command line, into a separate folder.
 * @param contentDir its content; see `tinyContent`
 * @throws Error with all problems when there is an error among them
 */
export async function buildTinySite(contentDir: string, options: TinyBuildOptions = {}): Promise<TinySite> {
  const { folder = temporaryFolder(), keepPrevious = false } = options;
  const { model, problems, imageFiles } = await buildSiteModel({
    contentDir,
    cacheDir: join(folder, 'cache'),
    mode: 'build',
  });
  if (problems.some(({ severity }) => severity === 'error')) throw new Error(formatProblems(problems));
  const dir = join(folder, 'dist');
  const root = process.cwd();
  const assets = await cachedAssets(root, join(root, '.cache'));
  const cacheDir = join(root, '.cache');
  const written = await writeSite(model, {
    outDir: dir,
    cacheDir,
    codeVersion: 'test',
    assets,
    imageFiles,
    keepPrevious,
  });
  return { ...written, model, dir, files: filesBelow(dir), read: (file) => readFileSync(join(dir, file), 'utf8') };
}
