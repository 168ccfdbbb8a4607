import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPreview, previewGround } from './draw-preview.ts';
import { openPreviewFonts } from './preview-fonts.ts';

const fonts = openPreviewFonts('node_modules/@fontsource/manrope/files');
const ground = await previewGround(fonts, 'DataHub', 'connector');
const card = {
  site: 'DataHub',
  title: 'Snowflake',
  motif: 'connector',
  kind: 'Connectors',
  trail: 'Integrations › Sources',
} as const;

/** Share of white pixels in a part of the picture. */
async function white(png: Buffer, part: { left: number; top: number; width: number; height: number }): Promise<number> {
  const { channels } = await sharp(await sharp(png).extract(part).removeAlpha().png().toBuffer()).stats();
  return Math.min(...channels.map(({ mean }) => mean)) / 255;
}

test('a picture is a PNG of the size that previews have', async () => {
  const { format, width, height } = await sharp(await drawPreview(fonts, ground, card)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
});

test('a picture with a long title has at most 20 kB', async () => {
  const title = 'Customizing the metadata model and ingesting custom aspects with the Python emitter behind a proxy';
  expect((await drawPreview(fonts, ground, { ...card, title })).length).toBeLessThan(20_000);
});

test('each kind of page has its own drawing', async () => {
  const other = await previewGround(fonts, 'DataHub', 'entity');
  expect((await drawPreview(fonts, other, card)).equals(await drawPreview(fonts, ground, card))).toBe(false);
});

test('the edges of large letters are soft', async () => {
  const png = sharp(await drawPreview(fonts, ground, card)).extract({ left: 80, top: 380, width: 500, height: 100 });
  const pixels = await png.greyscale().raw().toBuffer();
  expect(new Set(pixels).size).toBeGreaterThanOrEqual(5);
});

test('equal cards produce equal bytes, and different cards produce different bytes', async () => {
  const first = await drawPreview(fonts, ground, card);
  expect((await drawPreview(fonts, ground, card)).equals(first)).toBe(true);
  expect((await drawPreview(fonts, ground, { ...card, title: 'Hive' })).equals(first)).toBe(false);
});

test.each([
  ['a short title', 'Hive'],
  ['a long one', 'Customizing the metadata model and ingesting custom aspects with the Python emitter behind a proxy'],
  ['a name without spaces', 'datahub.ingestion.source.state.stale_entity_removal_handler.StaleEntityRemovalHandler'],
  ['markup', '<b>&amp; "quotes" </span>'],
])('%s has margins and is placed between the name of the site and the trail', async (_, title) => {
  const png = await drawPreview(fonts, ground, { ...card, title });
  expect(await white(png, { left: 80, top: 230, width: 1040, height: 260 })).toBeGreaterThan(0.02);
  for (const margin of [
    { left: 0, top: 0, width: 70, height: 630 },
    { left: 1130, top: 0, width: 70, height: 630 },
    { left: 80, top: 492, width: 1040, height: 30 },
    { left: 80, top: 140, width: 1040, height: 40 },
  ])
    expect(await white(png, margin)).toBeLessThan(0.2);
});
