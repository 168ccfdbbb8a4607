import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files-below.ts';
import { formatTable } from './row.ts';

/** Every kind of file in the output, in the order of a page view, with the pattern of its paths. The first match counts. */
const KINDS = [
  { name: 'Documents', pattern: /^(?!(?:.*\/)?assets\/).*\.html$/ },
  { name: 'Fragments', pattern: /\.fragment\.json$/ },
  { name: 'Markdown twins', pattern: /\.md$/ },
  { name: 'Lists and full text for assistants', pattern: /(?:^|\/)llms(?:-full|-\d+)?\.txt$/ },
  { name: 'Link previews', pattern: /^(?:.*\/)?assets\/previews\// },
  { name: 'Search index', pattern: /^(?:.*\/)?(?:assets|latest)\/search\// },
  { name: 'Data for tools', pattern: /^(?:.*\/)?latest\// },
  { name: 'Published data and schemas', pattern: /^(?:data|schemas)\// },
  { name: 'Scripts, styles, fonts, and icons', pattern: /^(?:.*\/)?assets\// },
] as const;

/** The kind of files that match no other kind. */
const OTHERS = 'Feeds, sitemap, and settings for hosts';

/** A kind's share of the output. */
export interface OutputShare {
  kind: string;
  files: number;
  bytes: number;
}

/**
 * Counts the files of a built site by kind.
 * @param sizes size of every file in bytes, by path below the folder of the site
 * @returns every kind, also those without a file, with the total in the last line
 */
export function outputShares(sizes: Iterable<readonly [file: string, bytes: number]>): OutputShare[] {
  const shares = new Map(
    [...KINDS.map(({ name }) => name), OTHERS].map((kind) => [kind, { kind, files: 0, bytes: 0 }]),
  );
  const all = { kind: 'All', files: 0, bytes: 0 };
  for (const [file, bytes] of sizes) {
    const kind = KINDS.find(({ pattern }) => pattern.test(file))?.name ?? OTHERS;
    for (const share of [shares.get(kind), all]) {
      if (!share) continue;
      share.files += 1;
      share.bytes += bytes;
    }
  }
  return [...shares.values(), all];
}

/**
 * Sizes of the files below a folder, without those that `--compress` adds.
 * @param root folder of a built site
 * @returns path below the folder and size in bytes of each file
 * @throws Error of the file system if the folder can't be read
 */
export function sizesBelow(root: string): [file: string, bytes: number][] {
  return filesBelow(root)
    .filter((file) => !/\.(?:gz|br)$/.test(file))
    .map((file) => [file, statSync(join(root, file)).size]);
}

/** The shares as a table. */
export function formatShares(shares: readonly OutputShare[]): string {
  return formatTable(
    ['Output', 'Files', 'MB'],
    shares.map(({ kind, files, bytes }) => [kind, String(files), (bytes / 1e6).toFixed(1)]),
  );
}
