import { cliCommand } from '#model/cli.ts';
import type { DataOf } from '#model/data-kind.ts';
import { productLinks } from '#model/product-links.ts';

/** Data that only programs read. Pages describe it in their own words. */
export const publishedKinds = {
  cliCommands: { folder: 'cli', schema: cliCommand },
  productLinks: { file: 'product-links.yaml', schema: productLinks },
} as const;

export type PublishedData = DataOf<typeof publishedKinds>;
