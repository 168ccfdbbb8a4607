import type { ImageAsset } from '#model/image.ts';
import type { LocaleSite, ScreenRoute } from '#model/locale-site.ts';
import type { Redirect } from '#model/redirects.ts';
import type { SiteConfig } from '#model/site-config.ts';
import type { SiteFacts } from './site-data.ts';

/** Everything that the outputs need; the result of the pipeline. */
export interface SiteModel {
  config: SiteConfig;
  screens: readonly ScreenRoute[];
  locales: readonly LocaleSite[];
  redirects: readonly Redirect[];
  /** The subjects' facts for screens and the build, by subject. */
  facts: SiteFacts;
  /** What tools load in the browser: plain data by name, for example `urn/dataset`. */
  toolFacts: Readonly<Record<string, object>>;
  /** Addresses that were published earlier but aren't written yet. */
  planned: readonly string[];
  images: readonly ImageAsset[];
  /** Files at stable addresses for programs: text by path below the base URL, for example `schemas/recipe.json`. */
  files: Readonly<Record<string, string>>;
}
