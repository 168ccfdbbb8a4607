import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#output/content-hash.ts';

const FONTS = 'node_modules/@fontsource-variable/manrope/files';

const sources = {
  font: `${FONTS}/manrope-latin-wght-normal.woff2`,
  'font-latin-ext': `${FONTS}/manrope-latin-ext-wght-normal.woff2`,
  favicon: 'site/shell/favicon.svg',
} as const;

/** Copies fonts and icons under hashed names. Returns file names below dist/ by asset name. */
export function copyStaticFiles(root: string, outDir: string): Record<string, string> {
  mkdirSync(join(outDir, 'assets'), { recursive: true });
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => {
      const extension = source.slice(source.lastIndexOf('.'));
      const file = `assets/${name}-${contentHash(readFileSync(join(root, source)))}${extension}`;
      copyFileSync(join(root, source), join(outDir, file));
      return [name, file];
    }),
  );
}
