import { indexedPng } from './indexed-png.ts';
import type { Mask } from './text-mask.ts';

/**
 * Steps from the background to each color, for soft edges. Large white letters need the most, and the faint shape behind them needs none. Together
 * with the background, they fit into the 16 colors of a PNG that stores two pixels per byte.
 */
const STEPS = [1, 2, 2, 2, 4];

/** The number of the first step of each color. */
const FIRST = STEPS.map((_, index) => 1 + STEPS.slice(0, index).reduce((sum, steps) => sum + steps, 0));

type Colour = readonly [number, number, number];

/** A picture with a few flat colors. Soft edges fade into the background, even where something else is below them. */
export class Canvas {
  readonly #width: number;
  readonly #height: number;
  readonly #rows: Uint8Array;

  constructor(width: number, height: number, rows = new Uint8Array((width + 1) * height)) {
    this.#width = width;
    this.#height = height;
    this.#rows = rows;
  }

  copy(): Canvas {
    return new Canvas(this.#width, this.#height, this.#rows.slice());
  }

  /**
   * Puts a mask on the canvas. Anything beyond the edges is cut off.
   * @param color number of the color, 1 to 5
   */
  put({ width, height, coverage }: Mask, colour: number, left: number, top: number): void {
    const first = FIRST[colour - 1] ?? 1;
    const steps = STEPS[colour - 1] ?? 1;
    const rows = Math.min(height, this.#height - top);
    const columns = Math.min(width, this.#width - left);
    for (let y = Math.max(0, -top); y < rows; y += 1) {
      const row = (top + y) * (this.#width + 1) + 1 + left;
      for (let x = Math.max(0, -left); x < columns; x += 1) {
        const step = Math.round(((coverage[y * width + x] ?? 0) * steps) / 255);
        if (step > 0) this.#rows[row + x] = first + step - 1;
      }
    }
  }

  /**
   * The picture as PNG.
   * @param background `#rrggbb`
   * @param colors what the numbers of `put` stand for, from 1
   */
  png(background: string, colours: readonly string[]): Promise<Buffer> {
    const ground = rgb(background);
    const ramps = colours.flatMap((colour, index) => ramp(ground, rgb(colour), STEPS[index] ?? 1));
    return indexedPng(this.#width, this.#height, this.#rows, Buffer.from([ground, ...ramps].flat()));
  }
}

function rgb(colour: string): Colour {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function ramp(from: Colour, to: Colour, steps: number): Colour[] {
  const mix = (step: number, index: 0 | 1 | 2) => Math.round(from[index] + ((to[index] - from[index]) * step) / steps);
  return Array.from({ length: steps }, (_, index) => [mix(index + 1, 0), mix(index + 1, 1), mix(index + 1, 2)]);
}
