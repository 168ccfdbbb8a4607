import { createElement } from './create-element.ts';

/**
 * Loads the style sheets of the next page before it is shown. Sheets stay in the document: they are small and scoped by class.
 * @param addresses as the build writes them, e.g. `/assets/styles/home-1a2b.css`
 * @throws the error event of one that can't be loaded
 */
export async function loadStyleSheets(addresses: readonly string[]): Promise<void> {
  const missing = addresses.filter((address) => !document.querySelector(`link[href="${address}"]`));
  const load = (href: string) =>
    new Promise((onload, onerror) => {
      document.head.append(createElement('link', { rel: 'stylesheet', href, onload, onerror }));
    });
  await Promise.all(missing.map(load));
}
