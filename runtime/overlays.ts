import { markActiveLinks } from './active-links.ts';
import { fetchHtml } from './fetch-html.ts';
import { loadStyleSheets } from './style-sheets.ts';
import { parseHtml } from './trusted-html.ts';

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const { overlays, overlayStyles } = document.documentElement.dataset;
  if (!overlays || !overlayStyles) return;
  const [html] = await Promise.all([fetchHtml(overlays, /^<dialog.*<\/template>$/s), loadStyleSheets([overlayStyles])]);
  document.body.append(parseHtml(html));
  markActiveLinks();
  // So many pages need these sheets that the reader should not have to wait for them; whatever needs one asks again.
  const later = document.querySelector('[data-later]') as HTMLElement;
  loadStyleSheets((later.dataset.later as string).split(' ')).catch(() => {});
}

/** Puts the dialogs (menu, search) into the page, once: they are a file of their own, since most visits need neither. */
export function loadOverlays(): Promise<void> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
