import type { AssetManifest } from '#output/asset-manifest.ts';
import type { FileWriter } from '#output/file-writer.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/**
 * Writes what a browser needs to add the site to a home screen. The bar with back and reload is kept, because pages don't have
 * these buttons.
 */
export function writeWebManifest(writer: FileWriter, { config, locales }: SiteModel, assets: AssetManifest): void {
  const { baseUrl, title, tagline, defaultLocale } = config;
  const locale = locales.find(({ locale: { code } }) => code === defaultLocale)?.locale;
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${baseUrl}${assets.files[name]}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: baseUrl,
    name: `${title}: ${tagline}`,
    short_name: title,
    description: config.description,
    lang: locale?.htmlLang,
    dir: locale?.direction,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable', 512, 'maskable')],
  };
  writer.write('site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
}
