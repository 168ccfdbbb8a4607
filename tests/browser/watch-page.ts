import type { Page } from '@playwright/test';

/**
 * Collects what a page should never do: console warnings and errors, uncaught errors, requests to other origins.
 * @returns the list, which grows while the page is used
 */
export function watchPage(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) complaints.push(`request: ${url}`);
  });
  return complaints;
}
