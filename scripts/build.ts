import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './build/build-site.ts';
import { compressSite, removeCompressed } from './build/compress-site.ts';
import type { Command } from './command.ts';
import { folderOptions, readFolders } from './folders.ts';
import { readOptions } from './options.ts';
import { forgetBuild, recordBuild } from './test/built-from.ts';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * `npm run build`: writes the static site to dist/. With `--archive` also an archive that can be read from a disk, with `--compress` also a .gz
 * and a .br beside each text file. With `--keep-previous` the hashed files of earlier builds stay for tabs that are still open. With
 * `--print-headers` the headers that a host should send are shown at the end.
 */
export const run: Command = async (args) => {
  const { values } = readOptions(args, {
    ...folderOptions,
    archive: { type: 'boolean' },
    compress: { type: 'boolean' },
    'keep-previous': { type: 'boolean' },
    'print-headers': { type: 'boolean' },
  });
  const root = process.cwd();
  const folders = readFolders(root, values);
  const build = async () =>
    (await buildSite(folders, console.log, {
      archive: values.archive ?? false,
      keepPrevious: values['keep-previous'] ?? false,
    })) !== undefined;
  const isPlain = Object.values(values).every((value) => value === undefined);
  if (!isPlain && folders.outDir === join(root, 'dist')) forgetBuild(root);
  if (!(await (isPlain ? recordBuild(root, build) : build()))) return 1;
  if (values.compress) {
    const since = performance.now();
    const { files, compressed, bytes } = await compressSite(folders.outDir);
    const sizes = `${megabytes(bytes.plain)}, with gzip ${megabytes(bytes.gz)}, with brotli ${megabytes(bytes.br)}`;
    console.log(
      `Compressed ${compressed} of ${files} files: ${sizes} (${((performance.now() - since) / 1000).toFixed(1)} s)`,
    );
  } else removeCompressed(folders.outDir);
  if (values['print-headers']) console.log(`\n${readFileSync(join(folders.outDir, '_headers'), 'utf8')}`);
  return 0;
};
