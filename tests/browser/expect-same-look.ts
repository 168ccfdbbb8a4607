import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

/** Pixels of the window for one pixel of the look: a line of text becomes a tone, so an edited paragraph looks like the one before. */
const SCALE = 12;
/** Two pixels differ from this difference of a channel on, of 255. */
const VISIBLE = 36;
/** Largest share of pixels that may differ. */
const TOLERANCE = 0.04;

const FOLDER = join(process.cwd(), 'tests/browser/looks');

/** A picture in a few pixels: three bytes for each, row by row. */
interface Look {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Fails if what is in view looks different from the look on record: something moved, disappeared, or changed its color. Words may change. With
 * `UPDATE_LOOKS=1`, a different look is recorded instead.
 * @param name of the look, which becomes the name of its file
 */
export async function expectSameLook(page: Page, name: string): Promise<void> {
  const file = join(FOLDER, `${name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}.webp`);
  const recorded = existsSync(file) ? await read(file) : undefined;
  let look = await settledLook(page);
  let share = recorded ? differingShare(recorded, look) : 1;
  // On a busy machine, two pictures in a row can be the same before the page is done.
  for (let tries = 0; share > TOLERANCE && recorded && tries < 5; tries++) {
    await page.waitForTimeout(1000);
    look = await settledLook(page);
    share = differingShare(recorded, look);
  }
  if (share <= TOLERANCE) return;
  if (process.env.UPDATE_LOOKS === '1') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(
      file,
      await sharp(look.data, { raw: { ...look, channels: 3 } })
        .webp({ lossless: true })
        .toBuffer(),
    );
    return;
  }
  const update =
    'If the change is intended, record it: UPDATE_LOOKS=1 npx playwright test tests/accessibility/pages.spec.ts';
  expect(recorded, `There is no look of "${name}" on record. ${update}`).toBeDefined();
  expect(
    share,
    `"${name}" looks different in ${Math.round(share * 100)} % of the window. ${update}`,
  ).toBeLessThanOrEqual(TOLERANCE);
}

/** What is at the top of the page, as soon as two pictures in a row are the same: results come in steps, and some pages scroll to them. */
async function settledLook(page: Page): Promise<Look> {
  await page.evaluate(() => scrollTo(0, 0));
  // The pointer stays where it clicked, and what scrolls below it may be highlighted or not, depending on when the browser notices.
  await page.mouse.move(0, 0);
  let look = await shrink(await page.screenshot({ animations: 'disabled' }));
  for (let tries = 0; tries < 10; tries++) {
    const next = await shrink(await page.screenshot({ animations: 'disabled' }));
    if (next.data.equals(look.data)) break;
    look = next;
  }
  return look;
}

async function shrink(screenshot: Buffer): Promise<Look> {
  const { width = 0 } = await sharp(screenshot).metadata();
  return raw(sharp(screenshot).resize({ width: Math.round(width / SCALE), kernel: 'cubic' }));
}

function read(file: string): Promise<Look> {
  return raw(sharp(readFileSync(file)));
}

async function raw(image: Sharp): Promise<Look> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Share of the pixels of two looks that differ visibly, from 0 to 1; 1 for looks of different sizes. */
function differingShare(one: Look, other: Look): number {
  if (one.data.length !== other.data.length) return 1;
  let differing = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const distance = Math.max(...[0, 1, 2].map((c) => Math.abs((one.data[at + c] ?? 0) - (other.data[at + c] ?? 0))));
    if (distance >= VISIBLE) differing++;
  }
  return differing / (one.data.length / 3);
}
