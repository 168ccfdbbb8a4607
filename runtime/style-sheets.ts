import { createElement } from './create-element.ts';

let last = Promise.resolve();

/** Puts a sheet into the document; takes it out again if it can't be loaded. */
function load(href: string): Promise<unknown> {
  return new Promise((onload, reject) => {
    const onerror: OnErrorEventHandler = (event) => {
      link.remove();
      reject(event);
    };
    const link = createElement('link', { rel: 'stylesheet', href, onload, onerror });
    document.head.append(link);
  });
}

/**
 * Loads the style sheets of the next page before it is shown, unless they are there, linked or in the document. Sheets stay in the document: they are small and scoped by
 * class. One comes after the other: a sheet that takes effect before an earlier one has Chromium begin anew with the fonts of the document,
 * and text that stands there in the system's font would change its font and move.
 * @param addresses as the build writes them, e.g. `/assets/styles/home-1a2b.css`
 * @throws the error event of one that can't be loaded
 */
export function loadStyleSheets(addresses: readonly string[]): Promise<void> {
  const all = async () => {
    for (const address of addresses) {
      if (!document.querySelector(`[href="${address}"],[data-sheet="${address}"]`)) await load(address);
    }
  };
  last = last.then(all, all);
  return last;
}
