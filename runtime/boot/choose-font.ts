import { safely } from '#runtime/safely.ts';

/** What browsers say of the line: milliseconds for a round trip, and megabits a second. */
interface Connection {
  saveData?: boolean;
  rtt?: number;
  downlink?: number;
}

/** Where is noted which font this browser has fetched. */
const KEY = 'dh:font';

function load(href: string, rel: 'preload' | 'prefetch'): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }));
}

/**
 * Has the site's font ready for the first paint, which the browser holds back for it. On a slow line, where that would take half of the
 * time, the first page is shown in the system's font, and the site's is fetched for the next.
 */
export function chooseFont(root: HTMLElement): void {
  const { font } = root.dataset;
  if (!font) return;
  const { saveData, rtt = 0, downlink = 9 } = (navigator as { connection?: Connection }).connection ?? {};
  const isSlow = saveData || rtt > 100 || downlink < 2;
  const note = () => safely(() => localStorage.setItem(KEY, font));
  if (!isSlow || safely(() => localStorage.getItem(KEY)) === font) {
    load(font, 'preload');
    addEventListener('load', note);
    return;
  }
  delete root.dataset.font;
  if (saveData) return;
  addEventListener('load', () => {
    load(font, 'prefetch');
    note();
  });
}
