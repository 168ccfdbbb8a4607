/** The base URL that would fit an address of the home page, e.g. `/catalog/` for `/catalog` and `/catalog/index.html`. */
export function suggestBaseUrl(pathname: string): string {
  return pathname.replace(/\/?(index\.html)?$/, '/');
}

/**
 * Shows the banner that the home page keeps hidden for the case that files of the site could not be loaded; other pages have none. Its
 * advice to change the base URL stays hidden when that fits the address.
 */
export function showBaseUrlBanner(root: HTMLElement): void {
  const banner = document.querySelector<HTMLElement>('[data-base-banner]');
  if (!banner) return;
  const suggested = suggestBaseUrl(location.pathname);
  const [advice, code] = banner.querySelectorAll<HTMLElement>('[data-base-advice], [data-base-suggested]');
  if (advice && code) {
    advice.hidden = suggested === root.dataset.base;
    code.textContent = suggested;
  }
  banner.hidden = false;
}
