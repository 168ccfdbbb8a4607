/** Every address that a document names in href, src, srcset, data-src, data-sidebar-src, or CSS url(), entities resolved. */
export function addressesIn(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|action|data-src|data-sidebar-src|data-base)=(["'])(.*?)\1/gs)];
  const sets = [...html.matchAll(/\ssrcset=(["'])(.*?)\1/gis)].flatMap(([, , set = '']) =>
    set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  );
  // Scripts put addresses together themselves.
  const urls = [...html.replace(/<script.*?<\/script>/gs, '').matchAll(/url\(([^)"']+)\)/g)].map(
    ([, address = '']) => address,
  );
  return [...attributes.map(([, , address = '']) => address), ...sets, ...urls].map((text) =>
    text.replaceAll('&amp;', '&'),
  );
}
