import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWidths } from './make-variants.ts';
import { prepareImages } from './prepare-images.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'images-'));
});
afterAll(() => rm(root, { recursive: true }));

async function contentWith(name: string, files: Record<string, Uint8Array | string>): Promise<string> {
  const contentDir = join(root, name, 'content');
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(join(contentDir, 'images', path, '..'), { recursive: true });
    await writeFile(join(contentDir, 'images', path), bytes);
  }
  return contentDir;
}

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } });
}

describe('variantWidths', () => {
  it.each([
    [200, [200]],
    [640, [320, 640]],
    [1000, [320, 640, 1000]],
    [1600, [320, 640, 1280, 1440, 1600]],
    [4000, [320, 640, 1280, 1440, 1600]],
  ])('never enlarges an image of %i pixels', (width, expected) => {
    expect(variantWidths(width)).toEqual(expected);
  });
});

describe('prepareImages', () => {
  it('makes every size in the source format and two modern ones, and finds them again', async () => {
    const contentDir = await contentWith('sizes', { 'deep/a.png': await picture(400, 200).png().toBuffer() });
    const { images, files } = await prepareImages(contentDir, join(root, 'cache'));
    const asset = images['images/deep/a.png'];
    expect(asset).toMatchObject({ width: 400, height: 200 });
    expect(asset?.variants.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'avif 320',
      'webp 320',
      'png 320',
      'avif 400',
      'webp 400',
      'png 400',
    ]);
    const [path = '', file = ''] = Object.entries(files).at(-1) ?? [];
    expect(path).toMatch(/^assets\/images\/a-400\.[\da-f]{8}\.png$/);
    expect(await sharp(file).metadata()).toMatchObject({ width: 400, format: 'png' });
    const before = (await stat(file)).mtimeMs;
    const again = await prepareImages(contentDir, join(root, 'cache'));
    expect(again.images).toEqual(images);
    expect((await stat(file)).mtimeMs).toBe(before);
  });

  it("states a photograph's size as displayed, upright", async () => {
    const turned = await picture(1400, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { images, files } = await prepareImages(
      await contentWith('turned', { 'a.jpg': turned }),
      join(root, 'cache'),
    );
    expect(images['images/a.jpg']).toMatchObject({ width: 700, height: 1400 });
    expect(await sharp(Object.values(files).at(-1)).metadata()).toMatchObject({
      width: 700,
      height: 1400,
      format: 'jpeg',
    });
  });

  it('passes an SVG through with its own size', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24"><path d="M0 0h4"/></svg>';
    const { images, files, problems } = await prepareImages(
      await contentWith('svg', { 'a.svg': svg }),
      join(root, 'cache'),
    );
    expect(problems).toEqual([]);
    expect(images['images/a.svg']).toMatchObject({ width: 48, height: 24, variants: [{ format: 'svg' }] });
    expect(await readFile(Object.values(files)[0] ?? '', 'utf8')).toBe(svg);
  });

  it('explains which files are unusable and continues with the others', async () => {
    const contentDir = await contentWith('bad', {
      'broken.png': (await picture(1300, 10).png().toBuffer()).subarray(0, 60),
      'text.jpg': 'hello',
      'named.png': await picture(1300, 10).jpeg().toBuffer(),
      'moving.gif': 'GIF89a',
      'small.png': await picture(100, 10).png().toBuffer(),
    });
    const { images, problems } = await prepareImages(contentDir, join(root, 'cache'));
    expect(Object.keys(images)).toEqual(['images/small.png']);
    expect(problems.map(({ file, rule, severity }) => `${file} ${rule} ${severity}`)).toEqual([
      'content/images/broken.png images/broken error',
      'content/images/moving.gif images/format error',
      'content/images/named.png images/format error',
      'content/images/small.png images/narrow warning',
      'content/images/text.jpg images/broken error',
    ]);
    expect(problems[2]?.message).toBe('The file has the extension of a PNG file but contains a JPEG image.');
    expect(problems[3]?.message).toBe(
      "The image is 100 pixels wide. Below 1280 pixels, it's blurry on high-density screens.",
    );
  });

  it('accepts a site without images', async () => {
    const { images } = await prepareImages(join(root, 'none', 'content'), join(root, 'cache'));
    expect(images).toEqual({});
  });
});
