/** The base URL that would fit an address of the home page, e.g. `/catalog/` for `/catalog` and `/catalog/index.html`. */
export function suggestBaseUrl(pathname: string): string {
  return pathname.replace(/\/?(index\.html)?$/, '/');
}

function paragraph(text: string, style: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  element.style.cssText = style;
  return element;
}

/**
 * Explains, on the home page and when configured, that files of the site could not be loaded. Styled by script because the
 * policy allows no style attribute and style sheets may be what is missing.
 */
export function showBaseUrlBanner(root: HTMLElement): void {
  const { base = '/', baseUrlBanner } = root.dataset;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  if (baseUrlBanner === undefined || canonical === undefined || new URL(canonical).pathname !== base) return;
  const suggested = suggestBaseUrl(location.pathname);
  const banner = document.createElement('div');
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'padding:1.5rem;border:4px solid #c62828;background:#fff;color:#111;font:1rem/1.5 sans-serif';
  banner.append(
    paragraph('Your Docusaurus site did not load properly.', 'margin:0 0 .5rem;font-size:1.4rem;font-weight:700'),
    paragraph(
      suggested === base
        ? `Its styles or scripts are missing or blocked. The base URL ${base} fits this address.`
        : `The usual reason is a wrong base URL. It is ${base}; this address suggests baseUrl: ${suggested}`,
      'margin:0',
    ),
  );
  document.body.prepend(banner);
}
