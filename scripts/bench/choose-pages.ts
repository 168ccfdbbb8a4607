import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files-below.ts';
import { compressedSize, countWords } from './first-load.ts';
import { median } from './row.ts';

/** A documentation page of a built site. */
export interface Guide {
  file: string;
  path: string;
  html: string;
  words: number;
  /** Compressed bytes of the document. */
  bytes: number;
}

/** All documentation pages of a built site, the heaviest first. */
export function readGuides(dist: string): Guide[] {
  return filesBelow(join(dist, 'docs'))
    .filter((name) => name.endsWith('index.html'))
    .map((name) => {
      const file = `docs/${name}`;
      const html = readFileSync(join(dist, file), 'utf8');
      const compressed = join(dist, `${file}.br`);
      const bytes = existsSync(compressed) ? statSync(compressed).size : compressedSize(html);
      return { file, path: `/${file.replace(/\/index\.html$/, '')}`, html, words: countWords(html), bytes };
    })
    .filter(({ words }) => words > 0)
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** The pages with the heaviest documents, and those nearest to the median, some of each. */
export function choosePages<Page extends Pick<Guide, 'bytes' | 'path'>>(
  pages: readonly Page[],
  count: number,
): { heaviest: Page[]; typical: Page[] } {
  const heaviest = pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, count);
  const middle = median(pages.map(({ bytes }) => bytes));
  const distance = ({ bytes }: Page) => Math.abs(bytes - middle);
  return { heaviest, typical: pages.toSorted((a, b) => distance(a) - distance(b)).slice(0, count) };
}
