import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { filesBelow } from '../../files-below.ts';

/** The files of a built site: bytes by path. */
export type OutputFiles = ReadonlyMap<string, Buffer>;

const idsFile = z.object({ build: z.string(), searchIndex: z.string() });

/** A name that ends with a hash of its content, as the bundler and `contentHash` make it, and the lists for offline copies, which name all assets. */
const HASHED = /^(assets\/(?:.*\/)?)((?:[^/]*-)|offline\/)([\w-]{8})\.(\w+)$/;

const TEXT = /\.(atom|css|html|js|json|md|svg|txt|webmanifest|xml|yaml)$|^[^.]+$|^_/;

/**
 * Reads a built site.
 * @param folder for example `dist`
 */
export function readOutput(folder: string): OutputFiles {
  return new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

/**
 * Replaces names that change with every edit of the code, so that two builds can be compared byte by byte: the ids of the build, and the hashes in
 * names of assets. Without this, a changed chunk would change every document that refers to it.
 * @param files a whole site as it was built
 * @returns the same files with stable names
 */
export function comparableOutput(files: OutputFiles): OutputFiles {
  const names = [...idNames(files), ...assetNames(files)];
  const replace = (text: string) => names.reduce((result, [from, to]) => result.replaceAll(from, to), text);
  return new Map(
    [...files].map(([path, bytes]) => [
      replace(path),
      // Latin 1 keeps every byte as one character, and the names are ASCII.
      TEXT.test(path) ? Buffer.from(replace(bytes.toString('latin1')), 'latin1') : bytes,
    ]),
  );
}

/** The ids of a build and of what its documents share, from the index of its data files. */
function idNames(files: OutputFiles): [from: string, to: string][] {
  const index = files.get('data/index.json');
  if (!index) return [];
  const { build, searchIndex } = idsFile.parse(JSON.parse(index.toString('utf8')));
  const shell = /latest\/search\/(\w{12})-/.exec(searchIndex)?.[1];
  return [[build, '{build}'], ...(shell === undefined ? [] : [[shell, '{shell}'] satisfies [string, string]])];
}

/** File names with hashes, without their folder, since modules import each other by relative paths. Those of one stem are numbered by size. */
function assetNames(files: OutputFiles): [from: string, to: string][] {
  const stems = new Map<string, { name: string; stem: string; ending: string; bytes: Buffer }[]>();
  for (const [path, bytes] of files) {
    const [, folder = '', stem = '', hash, ending] = HASHED.exec(path) ?? [];
    if (hash === undefined || ending === undefined) continue;
    const key = `${folder}${stem}.${ending}`;
    const group = stems.get(key) ?? [];
    group.push({ name: `${stem}${hash}.${ending}`, stem, ending, bytes });
    stems.set(key, group);
  }
  return [...stems.values()].flatMap((group) =>
    group
      .sort((one, other) => one.bytes.length - other.bytes.length || Buffer.compare(one.bytes, other.bytes))
      .map(({ name, stem, ending }, index): [string, string] => [name, `${stem}{hash ${index + 1}}.${ending}`]),
  );
}
