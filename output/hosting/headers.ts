import type { AssetManifest } from '#output/asset-manifest.ts';
import type { FileWriter } from '#output/file-writer.ts';
import { sitePolicy } from '#output/site-policies.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/** How long copies can be kept. Names of files in assets/ depend on their content; everything else is requested again. */
export const CACHING = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' };

/** Who may embed files: pages that link here show link previews, which are in assets/, and nothing else. */
export const RESOURCE_POLICY = { assets: 'cross-origin', others: 'same-origin' };

/** Folders below the base whose files other sites' pages may fetch: browser editors read schemas, and programs read data. */
export const OPEN_FOLDERS: readonly string[] = ['schemas/', 'data/'];

/** Headers that every response from the site should contain. */
export function responseHeaders(model: SiteModel, assets: AssetManifest): Record<string, string> {
  return {
    'Content-Security-Policy': `${sitePolicy(model.config, assets)}; frame-ancestors 'none'`,
    // Not for subdomains, because a documentation site doesn't decide for other hosts in its domain.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // A page that opens this one gets no handle to it.
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * The `_headers` file that Netlify and Cloudflare Pages read. Both send the values of all rules that match an address, joined by commas, so no two
 * rules that share an address set the same header: headers that apply only to assets are left out of the rule for everything. Both hosts make
 * browsers revalidate other files by default (`public, max-age=0, must-revalidate`), and without a resource policy, other sites may show them.
 */
export function writeHeaders(writer: FileWriter, model: SiteModel, assets: AssetManifest): void {
  const { baseUrl } = model.config;
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  writer.write(
    '_headers',
    `${[
      rule(`${baseUrl}*`, responseHeaders(model, assets)),
      rule(`${baseUrl}assets/*`, {
        'Cross-Origin-Resource-Policy': RESOURCE_POLICY.assets,
        'Cache-Control': CACHING.assets,
      }),
      // A twin has the media type that its address suggests. Hosts that don't know the extension would offer a download.
      rule(`${baseUrl}*.md`, { 'Content-Type': 'text/markdown; charset=utf-8' }),
      ...OPEN_FOLDERS.map((folder) => rule(`${baseUrl}${folder}*`, { 'Access-Control-Allow-Origin': '*' })),
    ].join('\n\n')}\n`,
  );
}
