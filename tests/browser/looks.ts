import { isExhaustive } from '../extent.ts';
import { isTouched } from './checked-kinds.ts';

/** A width of the window and a color mode. */
export interface Look {
  width: number;
  theme: 'light' | 'dark';
}

/**
 * The looks in which to repeat a test of a page: a narrow and a wide window, each in one color mode. All four combinations if the
 * change under test touches the page, and with `--all`.
 * @param path address of the page, for example `/tools/urn`
 */
export function looks(path: string): Look[] {
  const sampled: Look[] = [
    { width: 390, theme: 'dark' },
    { width: 1440, theme: 'light' },
  ];
  const rest: Look[] = [
    { width: 390, theme: 'light' },
    { width: 1440, theme: 'dark' },
  ];
  return isExhaustive || isTouched({ name: '', path }) ? [...sampled, ...rest] : sampled;
}
