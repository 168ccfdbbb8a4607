import { markActiveLinks } from './active-links.ts';
import { fetchHtml } from './fetch-html.ts';
import { onEachPage } from './on-each-page.ts';
import { applyStyleSheets, loadStyleSheets } from './style-sheets.ts';
import { parseHtml } from './trusted-html.ts';

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const { overlays, overlayStyles } = document.documentElement.dataset;
  if (!overlays || !overlayStyles) return;
  const [html] = await Promise.all([fetchHtml(overlays, /^<dialog.*<\/template>$/s), loadStyleSheets([overlayStyles])]);
  await applyStyleSheets([overlayStyles]);
  document.body.append(parseHtml(html));
  markActiveLinks();
  // So many pages need these sheets that the reader should not have to wait for them; whatever needs one asks again.
  const { later, ...words } = (document.querySelector('[data-later]') as HTMLElement).dataset;
  loadStyleSheets((later as string).split(' ')).catch(() => {});
  // Texts that only what a reader does asks for; documents are smaller without them.
  Object.assign((document.querySelector('[data-announcer]') as HTMLElement).dataset, words);
}

/** Adds the dialogs (menu, search) to the page, once. They are in a separate file, because most visits need neither. */
export function loadOverlays(): Promise<void> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Milliseconds until a second try: lines that fail for a moment are common. */
const PAUSE_MS = 2000;

/**
 * Runs like `onEachPage`, once the dialogs and the templates that come with them are in the document. Every page has something that needs them, so they
 * are loaded ahead of the first use. A dialog that a reader opens requests them again and handles a failure.
 */
export function onEachPageWithOverlays(run: () => void): void {
  const start = () => loadOverlays().then(run);
  onEachPage(() => {
    start().catch(() => setTimeout(() => start().catch(console.warn), PAUSE_MS));
  });
}
