import type { SiteConfig } from '#model/site-config.ts';
import type { AssetManifest } from './asset-manifest.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { inlineStyles } from './inline-styles.ts';

/** The policies of documents: home pages with a banner inline its script too, so their policy holds for every document. */
export function sitePolicies(config: SiteConfig, assets: AssetManifest): { page: string; home: string } {
  const style = inlineStyles(config, assets);
  const policy = (...scripts: string[]) => contentSecurityPolicy({ scripts, style }, config.search);
  const page = policy(assets.bootScript);
  return { page, home: config.baseUrlBanner ? policy(assets.bootScript, assets.bannerScript) : page };
}
