import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#output/content-hash.ts';
import { brandColor } from '#site/reference/brand-color.ts';
import { brandIcons } from '#site/reference/brand-icons.ts';

/** One drawing with every brand icon as a symbol, named by its slug: `<use href="…#mysql">`. */
export function brandSprite(): string {
  const symbols = Object.entries(brandIcons).map(
    ([slug, { path, hex }]) =>
      `<symbol id="${slug}" viewBox="0 0 24 24"><path fill="${brandColor(hex)}" d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Writes the drawing under a hashed name, which is returned. */
export function writeBrandSprite(outDir: string): string {
  const sprite = brandSprite();
  const file = `assets/brand-icons-${contentHash(sprite)}.svg`;
  writeFileSync(join(outDir, file), sprite);
  return file;
}
