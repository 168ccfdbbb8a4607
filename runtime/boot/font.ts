/** Milliseconds for a round trip from which a font would come too late for the first paint, and only hold it back. */
const SLOW = 150;

/**
 * Has the site's font ready for the first paint, which browsers hold back for what is preloaded in the head. On a slow line that would cost
 * the reader more than the system's font does, so there the font comes last, for the next page. Browsers that don't tell count as quick.
 * @param root names the address of the font in `data-font`
 */
export function preloadFont({ dataset: { font } }: HTMLElement): void {
  const { connection } = navigator as { connection?: { rtt?: number } };
  if (font === undefined || (connection?.rtt ?? 0) >= SLOW) return;
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href: font }));
}
