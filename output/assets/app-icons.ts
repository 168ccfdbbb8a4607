import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentHash } from '#output/content-hash.ts';
import { MARK } from './mark.ts';

interface AppIcon {
  name: string;
  size: number;
  /** Share of the icon's width that the mark fills. Only the inner four fifths of a maskable icon are certain to be visible. */
  mark: number;
  /** Corner radius as a share of the width. Systems that round corners themselves need none. */
  corner: number;
}

const icons: readonly AppIcon[] = [
  { name: 'icon-180', size: 180, mark: 0.68, corner: 0 },
  { name: 'icon-192', size: 192, mark: 0.68, corner: 0.2 },
  { name: 'icon-512', size: 512, mark: 0.68, corner: 0.2 },
  { name: 'icon-maskable', size: 512, mark: 0.54, corner: 0 },
];

/** Ink 11, blue 4 and teal 3 of styles/tokens.css. */
const [GROUND, BLUE, TEAL] = ['#0b0e14', '#5aa2f8', '#5fd4c4'];

function iconSvg({ size, mark, corner }: AppIcon): string {
  // The ink of the logo is 27 of 32 wide and starts at 3.7. Its vertical center is at 16.
  const scale = (size * mark) / 26.7;
  const place = `translate(${size / 2 - 17.05 * scale} ${size / 2 - 16 * scale}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * corner}" fill="${GROUND}"/><g transform="${place}"><path d="${MARK.lines}" fill="none" stroke="${BLUE}" stroke-width="2.6" stroke-linecap="round"/><g fill="${BLUE}">${MARK.hub}</g><g fill="${TEAL}">${MARK.end}</g></g></svg>`;
}

/** Draws the home screen icons below `assets/`. Returns file names below dist/ by asset name. */
export async function writeAppIcons(outDir: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const icon of icons) {
    const png = await sharp(Buffer.from(iconSvg(icon)))
      .png({ palette: true })
      .toBuffer();
    files[icon.name] = `assets/${icon.name}-${contentHash(png)}.png`;
    writeFileSync(join(outDir, files[icon.name] ?? ''), png);
  }
  return files;
}
