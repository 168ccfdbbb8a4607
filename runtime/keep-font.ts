import { FONT_KEY } from './boot/font.ts';
import { createElement } from './create-element.ts';
import { writeText } from './store.ts';

/** Loads the site's font for the pages that follow when this document does without it; a prefetch leaves the text in view alone. */
export function keepFont(): void {
  const { font: href } = document.documentElement.dataset;
  if (!href || document.fonts.size > 0) return;
  const onload = () => writeText(FONT_KEY, href);
  document.head.append(createElement('link', { rel: 'prefetch', as: 'font', crossOrigin: '', href, onload }));
}
