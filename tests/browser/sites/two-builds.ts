import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '#scripts/files-below.ts';
import type { BuiltSite } from './tiny-site.ts';

/** Builds of one site, between which a test can change what is served. */
export interface Builds {
  /** The build that the tab of a reader comes from; the same with another text of one page; a release: other code, title and text. */
  deploy(build: 'first' | 'edited' | 'release'): void;
  /** Removes them. */
  remove(): void;
}

/** Gives every hashed file another name, wherever it is named, as new code would. */
function renameAssets(dir: string): void {
  const files = filesBelow(dir);
  const names = files.flatMap((file) => /^assets\/.*\/?[^/]*-([\w-]{8})\.(?:js|html|css)$/.exec(file)?.[1] ?? []);
  const hash = new RegExp(`-(${names.join('|')})(?=\\.(?:js|html|css))`, 'g');
  const rename = (text: string) => text.replace(hash, (_, old: string) => `-${[...old].reverse().join('')}`);
  for (const file of files.filter((each) => /\.(?:html|js|css|json|conf)$|^_/.test(each))) {
    const text = readFileSync(join(dir, file), 'utf8');
    rmSync(join(dir, file));
    writeFileSync(join(dir, rename(file)), rename(text));
  }
}

/**
 * Builds a site three times.
 * @param site as it was built; serves the first build afterward
 */
export async function buildThree(site: BuiltSite): Promise<Builds> {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  const keep = (build: string) => cpSync(site.dir, join(folder, build), { recursive: true });
  keep('first');
  await site.edit('docs/tags.md', (text) => text.replace('Open the entity', 'In the second build, open the entity'));
  keep('edited');
  await site.edit('site.yaml', (text) => text.replace('title: Tiny', 'title: Release'));
  keep('release');
  renameAssets(join(folder, 'release'));
  const deploy: Builds['deploy'] = (build) => {
    rmSync(site.dir, { recursive: true });
    cpSync(join(folder, build), site.dir, { recursive: true });
  };
  deploy('first');
  return { deploy, remove: () => rmSync(folder, { recursive: true }) };
}
