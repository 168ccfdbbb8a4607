import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { buildTinySite, removeFolders, temporaryFolder, tinyContent } from './build-tiny-site.ts';

/** The site's content with two pictures drawn for it: no binary files in the repository. */
async function contentWithPictures(): Promise<string> {
  const contentDir = join(temporaryFolder(), 'content');
  cpSync(tinyContent('images'), contentDir, { recursive: true });
  mkdirSync(join(contentDir, 'images'));
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1464d2' } }).png();
  await picture(2000, 500).toFile(join(contentDir, 'images/wide.png'));
  await picture(400, 300).toFile(join(contentDir, 'images/small.png'));
  return contentDir;
}

const site = await buildTinySite(await contentWithPictures());
afterAll(removeFolders);
const html = site.read('docs/introduction/index.html');
const pictures = [...html.matchAll(/<picture>.*?<\/picture>/gs)].map(([picture]) => picture);
const written = site.files.filter((file) => file.startsWith('assets/images/'));

test('a large picture is available in all widths, as AVIF, as WebP, and in its own format', () => {
  for (const extension of ['avif', 'webp', 'png']) {
    const widths = written.flatMap((file) => new RegExp(`wide-(\\d+)\\.\\w+\\.${extension}$`).exec(file)?.[1] ?? []);
    expect(widths.map(Number).sort((a, b) => a - b)).toEqual([320, 640, 1280, 1440, 1600]);
  }
});

test('a small picture is never enlarged', () => {
  const widths = written.flatMap((file) => /small-(\d+)\.\w+\.png$/.exec(file)?.[1] ?? []);
  expect(widths).toEqual(['320', '400']);
});

test.each(written)('%s has the width that its name says, in the format of its extension', async (file) => {
  const { width, format } = await sharp(readFileSync(join(site.dir, file))).metadata();
  expect(String(width)).toBe(/-(\d+)\.\w+\.\w+$/.exec(file)?.[1]);
  expect(format === 'heif' ? 'avif' : format).toBe(file.split('.').at(-1));
});

test('every address in a picture is a written file, with modern formats first', () => {
  for (const picture of pictures) {
    const addresses = [...picture.matchAll(/(?:srcset|srcSet|src)="([^"]*)"/g)].flatMap(([, set = '']) =>
      set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]?.slice(1)),
    );
    expect(addresses.filter((address) => !written.includes(address ?? ''))).toEqual([]);
    expect(picture.indexOf('image/avif')).toBeLessThan(picture.indexOf('image/webp'));
  }
  expect(pictures).toHaveLength(3);
});

test('pictures state their size so that nothing moves, and those below the first load lazily', () => {
  const images = pictures.map((picture) => /<img[^>]*>/.exec(picture)?.[0] ?? '');
  expect(images[0]).toContain('width="2000"');
  expect(images[0]).toContain('height="500"');
  expect(images[0]).not.toContain('loading="lazy"');
  for (const image of images.slice(1)) expect(image).toContain('loading="lazy"');
});

test('a picture that stands alone can be enlarged and shows its caption', () => {
  expect(html.match(/<button[^>]* data-enlarge/g)).toHaveLength(2);
  expect(html).toMatch(/<figcaption[^>]*>Where it flows<\/figcaption>/);
});
