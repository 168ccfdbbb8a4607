import type { SiteModel } from '#model/site-model.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import { contentSecurityPolicy } from '#output/content-security-policy.ts';
import type { FileWriter } from '#output/file-writer.ts';
import { inlineStyles } from '#output/inline-styles.ts';

/** Headers that every response of the site should carry. */
export function responseHeaders(model: SiteModel, assets: AssetManifest): Record<string, string> {
  const inline = { script: assets.bootScript, style: inlineStyles(model.config, assets) };
  const policy = contentSecurityPolicy(inline, model.config.search);
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
}

/** The `_headers` file that Netlify and Cloudflare Pages read: the policy everywhere, and how long each kind of file may be kept. */
export function writeHeaders(writer: FileWriter, model: SiteModel, assets: AssetManifest): void {
  const { baseUrl } = model.config;
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  writer.write(
    '_headers',
    `${[
      rule(`${baseUrl}*`, { ...responseHeaders(model, assets), 'Cache-Control': 'public, max-age=0, must-revalidate' }),
      rule(`${baseUrl}assets/*`, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
      // A twin is what its address says, to readers and programs alike; hosts that know no such ending would offer a download.
      rule(`${baseUrl}*.md`, { 'Content-Type': 'text/markdown; charset=utf-8' }),
      // Editors in the browser fetch schemas from pages of their own.
      rule(`${baseUrl}schemas/*`, { 'Access-Control-Allow-Origin': '*' }),
    ].join('\n\n')}\n`,
  );
}
