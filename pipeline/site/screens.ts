import { fill } from '#model/fill.ts';
import type { Loaded } from '#model/loaded.ts';
import type { ScreenRoute } from '#model/locale-site.ts';
import { nearest } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { ScreenEntry, ScreenTranslation } from '#model/screens.ts';
import type { SiteConfig } from '#model/site-config.ts';

/** A page whose texts may contain names from site.yaml. */
type NamedScreen = Omit<ScreenEntry, 'needs' | 'keywords'> & { keywords?: readonly string[] | undefined };
type SiteNames = Pick<SiteConfig, 'title' | 'tagline' | 'description'>;

/**
 * The pages of a site that aren't generated from Markdown or data.
 * @param entries those of content/screens.yaml
 * @param data the site's data by kind, which determines whether some of them have anything to show
 */
export function screensOf(
  entries: readonly ScreenEntry[],
  config: SiteNames,
  data: Readonly<Record<string, readonly unknown[]>>,
): ScreenRoute[] {
  return entries
    .filter(({ needs }) => needs === undefined || (data[needs] ?? []).length > 0)
    .map(({ needs: _, ...entry }) => withNames(entry, config));
}

/**
 * The same pages with their texts in another language.
 * @param translations those of the language; undefined if it has none
 */
export function localizeScreens(
  screens: readonly ScreenRoute[],
  translations: Loaded<ScreenTranslation[]> | undefined,
  config: SiteNames,
): { screens: readonly ScreenRoute[]; problems: Problem[] } {
  if (translations === undefined) return { screens, problems: [] };
  const paths = screens.map(({ path }) => path);
  const problems = translations.value.flatMap(({ path }, index): Problem[] => {
    if (paths.includes(path)) return [];
    const close = nearest(path, paths);
    return [
      {
        ...translations.origin([index, 'path']),
        rule: 'locales/no-screen',
        message: `The entry translates the page "${path}", which isn't listed in content/screens.yaml.`,
        fix: close === undefined ? 'Remove the entry.' : `Did you mean "${close}"?`,
        severity: 'error',
      },
    ];
  });
  const own = new Map(translations.value.map((texts) => [texts.path, texts]));
  const localized = screens.map((screen) => {
    const texts = own.get(screen.path);
    const { title = screen.title, description = screen.description, lead = screen.lead } = texts ?? {};
    return withNames({ ...screen, title, description, lead, keywords: texts?.keywords ?? screen.keywords }, config);
  });
  return { screens: localized, problems };
}

function withNames(screen: NamedScreen, { title, tagline, description }: SiteNames): ScreenRoute {
  const named = (text: string) => fill(text, { title, tagline, description });
  const { path, screen: component, lead, keywords } = screen;
  return {
    path,
    screen: component,
    title: named(screen.title),
    description: named(screen.description),
    ...(lead !== undefined && { lead: named(lead) }),
    ...(keywords !== undefined && { keywords }),
  };
}
