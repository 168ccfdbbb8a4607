import { copyText } from './copy-text.ts';
import { onEvent } from './on-event.ts';

/** A click on a heading's anchor goes there, as any link, and copies the address. */
export function startAnchors(): void {
  onEvent<HTMLAnchorElement, 'click'>('click', '[data-anchor]', ({ href }) => copyText(href));
}
