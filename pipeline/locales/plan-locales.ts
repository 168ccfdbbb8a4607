import { localeBase } from '#model/address.ts';
import type { ImageAsset } from '#model/image.ts';
import type { ScreenRoute } from '#model/locale-site.ts';
import type { PageDraft } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { LocaleConfig, SiteConfig } from '#model/site-config.ts';
import type { EnglishTexts } from '#model/strings.ts';
import { dataOf } from '#pipeline/load/load-file.ts';
import type { Sources } from '#pipeline/load/load-sources.ts';
import type { RenderContext } from '#pipeline/markdown/context.ts';
import { proofScope } from '#pipeline/samples/proof-scope.ts';
import { localizeScreens } from '#pipeline/site/screens.ts';
import { type LocalizedDraft, localizeDrafts } from './localize-drafts.ts';
import { mergeStrings } from './merge-strings.ts';

/** What one locale shows, before rendering. */
export interface LocalePlan {
  locale: LocaleConfig;
  isDefault: boolean;
  drafts: LocalizedDraft[];
  /** Texts of the screens. */
  screenTexts: LocalizedDraft[];
  /** Pages that are not documentation. */
  screens: readonly ScreenRoute[];
  /** Interface texts that are translated, by key. */
  translations: EnglishTexts;
  context: RenderContext;
}

/** What all locales share. */
export interface SharedPlan {
  contentDir: string;
  /** Drafts of the default locale that are published. */
  published: readonly PageDraft[];
  /** Paths that links can refer to although nothing is published there. */
  hidden: ReadonlySet<string>;
  /** Pages that are not documentation, in the default language. */
  screens: readonly ScreenRoute[];
  images: Readonly<Record<string, ImageAsset>>;
  /** Option references that Markdown can include. */
  embeddedBlocks: RenderContext['embeddedBlocks'];
  /** Troubleshooting tables that Markdown can include. */
  symptomTables: RenderContext['symptomTables'];
}

/** Determines for every locale in site.yaml, in order, what is rendered at which address and with which texts. */
export function planLocales(sources: Sources, shared: SharedPlan): { locales: LocalePlan[]; problems: Problem[] } {
  const config = sources.config.value;
  const problems: Problem[] = [];
  const original = defaultLocaleOf(config);
  const proofs = proofScope(sources);
  const glossary = dataOf(sources.glossary)?.value ?? [];
  const locales = config.locales.map((locale): LocalePlan => {
    const isDefault = locale.code === original;
    const localized = localizeDrafts(
      shared.published,
      isDefault ? undefined : sources.translations[locale.code],
      original,
    );
    const { strings, translations, problems: wording } = mergeStrings(sources.interfaces[locale.code]);
    const screenTexts = localizeDrafts(
      sources.screenTexts[original] ?? [],
      isDefault ? undefined : sources.screenTexts[locale.code],
      original,
    );
    const texts = sources.screenTranslations[locale.code];
    const routes = localizeScreens(shared.screens, isDefault || !texts ? undefined : dataOf(texts), config);
    problems.push(...routes.problems, ...localized.problems, ...screenTexts.problems, ...wording);
    const base = localeBase(locale, { ...config, defaultLocale: original });
    const context: RenderContext = {
      contentDir: shared.contentDir,
      addressStyle: { base, trailingSlash: config.trailingSlash },
      assetBase: config.baseUrl,
      planned: [...shared.hidden],
      includes: sources.includes,
      embeddedBlocks: shared.embeddedBlocks,
      symptomTables: shared.symptomTables,
      images: shared.images,
      // Definitions are in the language of the default locale.
      glossary: isDefault ? glossary : [],
      proofs,
      strings,
    };
    return {
      locale,
      isDefault,
      drafts: localized.drafts,
      screenTexts: screenTexts.drafts,
      screens: routes.screens,
      translations,
      context,
    };
  });
  return { locales, problems };
}

/** A default locale that site.yaml doesn't list is reported elsewhere. Until that is fixed, the first locale replaces it. */
function defaultLocaleOf({ defaultLocale, locales }: SiteConfig): string {
  const listed = locales.find(({ code }) => code === defaultLocale) ?? locales[0];
  return listed?.code ?? defaultLocale;
}
