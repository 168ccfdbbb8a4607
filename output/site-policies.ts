import type { SiteConfig } from '#model/site-config.ts';
import type { AssetManifest } from './asset-manifest.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { inlineStyles } from './inline-styles.ts';

/** The policy that servers send with every document. It lists everything that any document inlines. */
export function sitePolicy(config: SiteConfig, assets: AssetManifest): string {
  return documentPolicies(config, assets)(config.baseUrlBanner, Object.keys(assets.inlineSheets));
}

/**
 * The policies that documents state themselves. Each lists only what its document inlines.
 * @returns function from whether the document contains the banner, and its sheets by name, to the policy
 */
export function documentPolicies(
  config: SiteConfig,
  assets: AssetManifest,
): (hasBanner: boolean, sheets: readonly string[]) => string {
  const style = inlineStyles(config, assets);
  const known = new Map<string, string>();
  return (hasBanner, sheets) => {
    const key = [hasBanner, ...sheets].join(' ');
    const scripts = [assets.bootScript, ...(hasBanner ? [assets.bannerScript] : [])];
    const styles = [style, ...sheets.flatMap((name) => assets.inlineSheets[name] ?? [])];
    const policy = known.get(key) ?? contentSecurityPolicy({ scripts, styles }, config.search);
    known.set(key, policy);
    return policy;
  };
}
