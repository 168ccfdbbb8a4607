import {
  ArrowLeftRight,
  BookOpen,
  Boxes,
  Braces,
  CodeXml,
  type IconNode,
  ListChecks,
  Plug,
  SlidersHorizontal,
  Tag,
  Wrench,
} from 'lucide';
import { MARK } from '#output/assets/mark.ts';
import { Canvas } from './canvas.ts';
import type { PreviewCard } from './preview-card.ts';
import type { PreviewFont, Weight } from './preview-fonts.ts';
import { type Mask, shapeMask, textMask } from './text-mask.ts';

type Fonts = Record<Weight, PreviewFont>;

/** The size that services that show previews expect. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** Dark palette of styles/tokens.css: ink 11, ink 9, blue 4, teal 3, muted text, white. */
const BACKGROUND = '#0b0e14';
const COLOURS = ['#171c27', '#5aa2f8', '#5fd4c4', '#9aa4b8', '#ffffff'];
const [RELIEF, BLUE, TEAL, MUTED, WHITE] = [1, 2, 3, 4, 5];

/** Room for text: from the left edge, and how wide. */
const LEFT = 80;
const WIDTH = 1040;
/** Bottom of the last line of the title, top of the line below it. */
const TITLE_BOTTOM = 488;
const TRAIL_TOP = 530;
/** From large to small. The last one is used for any title. */
const TITLE_SIZES = [84, 72, 60, 50, 40];
const TITLE_HEIGHT = 250;

/** The drawing behind the text: what a kind of page is about. */
const RELIEFS: Record<PreviewCard['motif'], IconNode | undefined> = {
  guide: BookOpen,
  tutorial: ListChecks,
  connector: Plug,
  entity: Boxes,
  graphql: Braces,
  rest: ArrowLeftRight,
  sdk: CodeXml,
  settings: SlidersHorizontal,
  'release-notes': Tag,
  tool: Wrench,
  // The mark of the site itself.
  screen: undefined,
};

const markPart = (size: number, lines: string, shapes: string) =>
  shapeMask(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MARK.viewBox}" width="${size}" height="${size}" fill="#fff"><path d="${lines}" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>${shapes}</svg>`,
  );

/** A Lucide icon as a mask. */
function iconMask(icon: IconNode, size: number): Promise<Mask> {
  const shapes = icon.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  return shapeMask(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`,
  );
}

/** What all pictures of a kind of page share: the site's name with its mark, and the kind's icon, large and faint behind the text. */
export async function previewGround(fonts: Fonts, siteTitle: string, motif: PreviewCard['motif']): Promise<Canvas> {
  const canvas = new Canvas(PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  const icon = RELIEFS[motif];
  if (icon) canvas.put(await iconMask(icon, 620), RELIEF, 640, -60);
  else canvas.put(await markPart(760, MARK.lines, MARK.hub + MARK.end), RELIEF, 600, -150);
  canvas.put(await markPart(72, MARK.lines, MARK.hub), BLUE, LEFT - 8, 64);
  canvas.put(await markPart(72, '', MARK.end), TEAL, LEFT - 8, 64);
  const name = await textMask(fonts[800], siteTitle, { size: 36 });
  canvas.put(name, WHITE, LEFT + 76, 100 - Math.round(name.height / 2));
  return canvas;
}

/**
 * Draws the picture for link previews of a page.
 * @param ground of `previewGround`
 * @returns PNG of 1200 × 630 pixels; equal cards give equal bytes
 */
export async function drawPreview(fonts: Fonts, ground: Canvas, card: PreviewCard): Promise<Buffer> {
  const canvas = ground.copy();
  const title = await fittingTitle(fonts[800], card.title);
  const top = TITLE_BOTTOM - title.height;
  canvas.put(title, WHITE, LEFT, top);
  if (card.kind) {
    const kind = await textMask(fonts[700], card.kind, { size: 28 });
    canvas.put(kind, TEAL, LEFT + 2, top - 34 - kind.height);
  }
  canvas.put(await textMask(fonts[500], card.trail, { size: 28 }), MUTED, LEFT + 2, TRAIL_TOP);
  return canvas.png(BACKGROUND, COLOURS);
}

/** The title as large as the room allows. */
async function fittingTitle(font: PreviewFont, title: string): Promise<Mask> {
  for (const size of TITLE_SIZES) {
    const mask = await textMask(font, title, { size, width: WIDTH });
    const isLast = size === TITLE_SIZES.at(-1);
    if (isLast || (mask.height <= TITLE_HEIGHT && mask.width <= WIDTH)) return mask;
  }
  throw new Error('There is no size for titles.');
}
