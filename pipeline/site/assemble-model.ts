import type { ImageAsset } from '#model/image.ts';
import type { ScreenRoute } from '#model/locale-site.ts';
import type { Navigation } from '#model/navigation.ts';
import type { Page } from '#model/page.ts';
import { dataOf } from '#pipeline/load/load-file.ts';
import type { Sources } from '#pipeline/load/load-sources.ts';
import type { LocalePlan } from '#pipeline/locales/plan-locales.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/** Results of the steps of a build. Pages, navigations and screenTexts have one entry for each locale, in the same order. */
export interface ModelParts {
  sources: Sources;
  screens: readonly ScreenRoute[];
  locales: readonly LocalePlan[];
  pages: readonly (readonly Page[])[];
  navigations: readonly Navigation[];
  /** Texts of the screens. */
  screenTexts: readonly (readonly Page[])[];
  facts: SiteModel['facts'];
  toolFacts: SiteModel['toolFacts'];
  planned: readonly string[];
  images: Readonly<Record<string, ImageAsset>>;
  files: SiteModel['files'];
}

/** Puts the results of all steps together. */
export function assembleModel(parts: ModelParts): SiteModel {
  const { sources, screens, locales, pages, navigations, screenTexts, facts, toolFacts, planned, images, files } =
    parts;
  return {
    config: sources.config.value,
    screens,
    locales: locales.map(({ locale, screens: own, translations, context }, index) => ({
      locale,
      base: context.addressStyle.base,
      strings: context.strings,
      translations,
      screens: own,
      pages: pages[index] ?? [],
      navigation: navigations[index] ?? { sidebars: {}, places: {} },
      screenTexts: Object.fromEntries((screenTexts[index] ?? []).map((text) => [text.title, htmlOf(text)])),
    })),
    redirects: dataOf(sources.redirects)?.value ?? [],
    facts,
    toolFacts,
    planned,
    images: Object.values(images),
    files,
  };
}

function htmlOf(page: Page): string {
  return page
    .content()
    .parts.map((part) => ('html' in part ? part.html : ''))
    .join('');
}
