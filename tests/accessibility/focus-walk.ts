import type { Page } from '@playwright/test';
import { contrast, type Rgb } from '#model/contrast.ts';

/** One stop of the Tab key, as it was when the key came up. */
export interface Stop {
  /** Whether the previous stop comes later in the document (with Shift, earlier). */
  outOfOrder: boolean;
  element: string;
  /** What shows the focus, for example `2px outline`; empty if nothing changed when the focus came. */
  indicator: string;
  /** Thickness in CSS pixels of what shows the focus. */
  thickness: number;
  /** Color of what shows the focus and the color behind it. */
  colours: readonly [Rgb, Rgb] | undefined;
  /** What covers the element wholly, or that it is outside of the window; empty if it can be seen. */
  hidden: string;
}

interface Recorder {
  stops: Stop[];
  done: boolean;
}

declare global {
  interface Window {
    focusWalk?: Recorder;
  }
}

/** Runs in the page: notes every stop when Tab comes up, after the browser has scrolled to it. */
function record(forwards: boolean): void {
  const stops: Stop[] = [];
  const recorder: Recorder = { stops, done: false };
  window.focusWalk = recorder;
  let first: Element | undefined;
  let last: Element | undefined;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour: string): [number, number, number, number] => {
    if (!canvas) throw new Error('No canvas.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  };
  const behind = (element: Element | null): Rgb => {
    for (let each = element; each; each = each.parentElement) {
      const [red, green, blue, alpha] = rgba(getComputedStyle(each).backgroundColor);
      if (alpha === 255) return [red, green, blue];
    }
    return [255, 255, 255];
  };
  /** What may show the focus: the element, anything in front of it or inside it, its label, or its wrapper. */
  const carriersOf = (element: Element): { carrier: Element; pseudo?: string }[] => {
    const { parentElement: parent, nextElementSibling: next } = element;
    return [
      { carrier: element },
      { carrier: element, pseudo: '::after' },
      ...[...element.children, next, parent, parent?.parentElement].flatMap((carrier) =>
        carrier ? [{ carrier }] : [],
      ),
    ].filter(({ carrier }) => carrier.checkVisibility({ opacityProperty: true }));
  };
  const look = ({ carrier, pseudo }: { carrier: Element; pseudo?: string }) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, borderColor } = getComputedStyle(
      carrier,
      pseudo,
    );
    return { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, borderColor };
  };
  const indicatorOf = (element: HTMLElement | SVGElement) => {
    const carriers = carriersOf(element);
    const focused = carriers.map(look);
    element.blur();
    const blurred = carriers.map(look);
    element.focus({ preventScroll: true, focusVisible: true });
    for (const [index, now] of focused.entries()) {
      const before = blurred[index];
      const carrier = carriers[index]?.carrier;
      if (!before || !carrier) continue;
      const width = now.outlineStyle === 'none' ? 0 : Number.parseFloat(now.outlineWidth);
      if (width > 0 && before.outlineStyle === 'none') {
        const [red, green, blue] = rgba(now.outlineColor);
        const inside = Number.parseFloat(now.outlineOffset) < 0;
        const colours = [[red, green, blue], behind(inside ? carrier : carrier.parentElement)] as const;
        return { indicator: `${width}px outline`, thickness: width, colours };
      }
      if (now.boxShadow !== before.boxShadow || now.borderColor !== before.borderColor) {
        return { indicator: 'border or shadow', thickness: 1, colours: undefined };
      }
    }
    return { indicator: '', thickness: 0, colours: undefined };
  };
  const hiddenBy = (element: HTMLElement | SVGElement): string => {
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const inside = boxes.filter(
      ({ left, right, top, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
    );
    if (inside.length === 0) return 'outside of the window';
    let cover = '';
    for (const { left, right, top, bottom } of inside) {
      const [x0, x1] = [Math.max(left, 0) + 1, Math.min(right, innerWidth) - 1];
      const [y0, y1] = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1];
      for (const x of [x0, (x0 + x1) / 2, x1]) {
        for (const y of [y0, (y0 + y1) / 2, y1]) {
          const hit = document.elementFromPoint(x, y);
          if (hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element)))
            return '';
          cover = hit?.outerHTML.slice(0, 80) ?? '';
        }
      }
    }
    return `behind ${cover}`;
  };
  const follows = (before: Element, after: Element) =>
    (before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  addEventListener('keyup', ({ key }) => {
    if (key !== 'Tab' || recorder.done) return;
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) {
      recorder.done = stops.length > 0;
      return;
    }
    if (element === first) {
      recorder.done = true;
      return;
    }
    stops.push({
      outOfOrder: last?.isConnected === true && follows(last, element) !== forwards,
      element: element.outerHTML.slice(0, 140),
      hidden: hiddenBy(element),
      ...indicatorOf(element),
    });
    first ??= element;
    last = element;
  });
}

/** More stops than any page has. */
const MOST = 1000;

/**
 * Goes through the whole page with one key.
 * @returns every stop until the focus left the page or began again; throws if it never did
 */
export async function walk(page: Page, keys: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  await page.evaluate(record, keys === 'Tab');
  for (let pressed = 1; pressed <= MOST; pressed += 1) {
    await page.keyboard.press(keys);
    if (pressed % 10 === 0 && (await page.evaluate(() => window.focusWalk?.done))) break;
  }
  const recorder = await page.evaluate(() => window.focusWalk);
  if (!recorder?.done) {
    throw new Error(`${keys} never left the page: ${recorder?.stops.slice(-3).map(({ element }) => element)}`);
  }
  return recorder.stops;
}

/** What is wrong with the stops of a page, a line each. */
export function faultsOf(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ outOfOrder, element, indicator, thickness, colours, hidden }) => {
    const ratio = colours && contrast(...colours);
    return [
      ...(outOfOrder ? [`out of order: ${element}`] : []),
      ...(hidden === '' ? [] : [`can't be seen (${hidden}): ${element}`]),
      ...(indicator === '' ? [`shows no focus: ${element}`] : []),
      ...(indicator !== '' && thickness < 2 ? [`shows focus only by ${indicator}: ${element}`] : []),
      ...(ratio !== undefined && ratio < 3 ? [`focus has a contrast of ${ratio.toFixed(2)}: ${element}`] : []),
    ];
  });
}
