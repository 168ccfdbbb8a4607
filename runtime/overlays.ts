import { markActiveLinks } from './active-links.ts';
import { fetchHtml } from './fetch-html.ts';
import { loadStyleSheets } from './style-sheets.ts';
import { trustedHtml } from './trusted-html.ts';

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const { overlays, overlayStyles } = document.documentElement.dataset;
  if (!overlays || !overlayStyles) return;
  const [html] = await Promise.all([fetchHtml(overlays, /^<dialog.*<\/template>$/s), loadStyleSheets([overlayStyles])]);
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  document.body.append(template.content);
  markActiveLinks();
}

/** Puts the dialogs (menu, search) into the page, once: they are a file of their own, since most visits need neither. */
export function loadOverlays(): Promise<void> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
