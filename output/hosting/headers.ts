import type { AssetManifest } from '#output/asset-manifest.ts';
import type { FileWriter } from '#output/file-writer.ts';
import { sitePolicy } from '#output/site-policies.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/** How long copies may be kept: files of assets/ have their content in their name, everything else is asked for again. */
export const CACHING = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' };

/** Who may show files in pages of their own: pages that link here show link previews, which are in assets/, and nothing else. */
export const RESOURCE_POLICY = { assets: 'cross-origin', others: 'same-origin' };

/** Folders below the base whose files pages of other sites may fetch: editors in the browser read schemas, and programs data. */
export const OPEN_FOLDERS: readonly string[] = ['schemas/', 'data/'];

/** Headers that every response of the site should carry. */
export function responseHeaders(model: SiteModel, assets: AssetManifest): Record<string, string> {
  return {
    'Content-Security-Policy': `${sitePolicy(model.config, assets)}; frame-ancestors 'none'`,
    // Not of subdomains: a site of documents does not decide for other hosts of its domain.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // A page that opens this one gets no handle to it.
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * The `_headers` file that Netlify and Cloudflare Pages read. Both send the values of all rules that match an address, joined by commas, so no
 * two rules that share an address set the same header: what holds for assets only is left out of the rule for everything. Both hosts let browsers
 * ask again for other files on their own (`public, max-age=0, must-revalidate`), and without a resource policy, other sites may show them.
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
      // A twin is what its address says, to readers and programs alike; hosts that know no such ending would offer a download.
      rule(`${baseUrl}*.md`, { 'Content-Type': 'text/markdown; charset=utf-8' }),
      ...OPEN_FOLDERS.map((folder) => rule(`${baseUrl}${folder}*`, { 'Access-Control-Allow-Origin': '*' })),
    ].join('\n\n')}\n`,
  );
}
