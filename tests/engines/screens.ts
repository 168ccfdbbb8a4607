import type { Tab } from './engine.ts';

/** Pages of every kind that needs no preparation, one address each. */
export const screens = [
  '/',
  '/docs',
  '/docs/quickstart',
  '/docs/api/tutorials/adding-tags',
  '/docs/lineage/lineage-feature-guide',
  '/docs/architecture/architecture',
  '/docs/generated/ingestion/sources/snowflake',
  '/docs/generated/metamodel/entities/dataset',
  '/docs/graphql',
  '/docs/graphql/mutations',
  '/docs/python-sdk/builder',
  '/docs/deploy/helm/global',
  '/integrations',
  '/integrations/matrix',
  '/search',
  '/search/quality',
  '/samples',
  '/guild',
  '/tools',
  '/tools/graphql',
  '/tools/deploy',
  '/offline',
  '/accessibility',
] as const;

/** Where the landmarks of a page are. */
export interface Landmarks {
  /** Left edge and width in pixels, by selector, of those that the page shows. */
  boxes: Record<string, { left: number; width: number }>;
  /** Height of the title, which tells whether its lines break alike. */
  title: number;
  /** Whether the page is wider than the window. */
  overflows: boolean;
}

/** Measures the page in view. */
export function readLandmarks(tab: Tab): Promise<Landmarks> {
  return tab.run(() => {
    const boxes: Record<string, { left: number; width: number }> = {};
    for (const selector of ['.navbar', 'main', 'aside.sidebar', '.toc', 'main h1', 'body > footer']) {
      const element = document.querySelector(selector);
      const { left, width } = element?.getBoundingClientRect() ?? { left: 0, width: 0 };
      if (width > 0) boxes[selector] = { left: Math.round(left), width: Math.round(width) };
    }
    return {
      boxes,
      title: Math.round(document.querySelector('main h1')?.getBoundingClientRect().height ?? 0),
      overflows: document.documentElement.scrollWidth > innerWidth,
    };
  });
}
