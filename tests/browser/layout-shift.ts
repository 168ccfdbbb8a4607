import type { Page } from '@playwright/test';

/** What has moved in a document so far. */
export interface LayoutShifts {
  sum: number;
  /** Elements that moved, with the distance: a race that moves something is seldom seen twice. */
  moved: string[];
}

/**
 * Adds up the layout shifts of the documents that a page opens from now on (web.dev/articles/cls, without its session windows: nothing is expected to move).
 * @returns function that reads the sum of the current document so far
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<LayoutShifts>> {
  await page.addInitScript(() => {
    interface Moved {
      node: Node | null;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }
    const shifts: LayoutShifts = { sum: 0, moved: [] };
    Object.assign(globalThis, { layoutShifts: shifts });
    const describe = ({ node, previousRect: from, currentRect: to }: Moved) =>
      `${node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent}: ${[from.x, from.y]} → ${[to.x, to.y]}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Moved[] })[]) {
        shifts.sum += entry.value;
        shifts.moved.push(...entry.sources.map(describe));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (globalThis as { layoutShifts?: LayoutShifts }).layoutShifts ?? { sum: Number.NaN, moved: [] });
}
