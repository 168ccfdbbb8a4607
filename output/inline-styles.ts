import type { SiteConfig } from '#model/site-config.ts';
import type { AssetManifest } from './asset-manifest.ts';

/** The style block of every document: configured colors, shell, and prose. The boot script adds the font (runtime/boot/font.ts). */
export function inlineStyles(config: SiteConfig, assets: AssetManifest): string {
  const bar = config.announcement;
  const colours = bar
    ? `:root{--announcement-background:${bar.backgroundColor};--announcement-text:${bar.textColor}}`
    : '';
  return `${colours}${assets.inlineStyles}`;
}
