import type { LocaleSite } from '#model/locale-site.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import { siteFeeds } from '#output/feeds/site-feeds.ts';
import { inlineStyles } from '#output/inline-styles.ts';
import { documentPolicies } from '#output/site-policies.ts';
import { siteTwins } from '#output/twins/site-twins.ts';
import { renderInlineMarkdown } from '#pipeline/markdown/inline-markdown.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import type { DocumentContext } from './render-document.tsx';
import { siteContext } from './site-context.ts';

/** Everything that the documents of a locale share, except the addresses of sidebar trees and dialogs, which are added when those are written. */
export function documentContext(
  model: SiteModel,
  localeSite: LocaleSite,
  assets: AssetManifest,
  shell: string,
): DocumentContext {
  return {
    model,
    localeSite,
    site: siteContext(model, localeSite, assets),
    twins: siteTwins(model, localeSite),
    feeds: siteFeeds(model, localeSite).map(({ title, file }) => ({ title, file })),
    assets,
    shell,
    inlineStyles: inlineStyles(model.config, assets),
    policy: documentPolicies(model.config, assets),
    announcementHtml: model.config.announcement ? renderInlineMarkdown(model.config.announcement.content) : '',
    sidebarSources: {},
    overlays: '',
  };
}
