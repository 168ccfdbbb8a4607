import { markActiveLinks } from './active-links.ts';
import { loadStyleSheets } from './style-sheets.ts';
import { trustedHtml } from './trusted-html.ts';

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const { overlays, overlayStyles } = document.documentElement.dataset;
  if (!overlays || !overlayStyles) return;
  const [response] = await Promise.all([fetch(overlays), loadStyleSheets([overlayStyles])]);
  const html = await response.text();
  if (!html.startsWith('<dialog')) throw new Error(`${overlays}: HTTP ${response.status}`);
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
