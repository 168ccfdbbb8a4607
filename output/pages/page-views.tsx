import { toHref } from '#model/address.ts';
import type { Page, PageContent } from '#model/page.ts';
import type { LocaleSite, ScreenRoute, SiteModel } from '#model/site-model.ts';
import { pageCard, screenCard } from '#output/previews/preview-card.ts';
import { pageOutline, screenOutline } from '#output/structured-data/page-outline.ts';
import type { Site } from '#site/context.ts';
import NotFoundPage from '#site/not-found/NotFoundPage.tsx';
import { screenModules } from '#site/screens.ts';
import { documentTitle } from '#site/shell/Document.tsx';
import type { PageView } from './page-view.ts';
import { renderDocBody, renderDocMain, renderStatic } from './render-main.tsx';
import { splitMain } from './split-main.ts';

/** The view of a documentation page. */
export function docView(model: SiteModel, localeSite: LocaleSite, site: Site, page: Page): PageView {
  const { title: siteTitle, titleDelimiter } = model.config;
  const place = localeSite.navigation.places[page.path];
  const original = model.locales.find(({ locale }) => locale.code === page.fallbackFrom);
  const content = page.content();
  const bodyHtml = renderDocBody(site, content);
  const main = renderDocMain(site, page, bodyHtml, place);
  return {
    path: page.path,
    // A page that stands in for a missing translation is the same text at a second address.
    ...(original && {
      canonical: toHref(page.path, { base: original.base, trailingSlash: model.config.trailingSlash }),
    }),
    title: documentTitle(page.title, siteTitle, titleDelimiter),
    name: page.title,
    description: page.description,
    layout: place ? 'docs' : 'plain',
    version: page.version,
    sidebar: place && { name: place.sidebar, categories: place.categories },
    styles: stylesOf(content),
    main,
    steps: splitMain(main, bodyHtml),
    card: pageCard(page, place, model.config, site.strings),
    outline: pageOutline(page, content, place),
  };
}

/** Blocks with a filter or copy buttons. */
const filtered: ReadonlySet<string> = new Set(['option-reference', 'section-filter']);

/** Style sheets of the blocks on a page; pages of prose need none beyond the inlined one. */
function stylesOf({ parts }: PageContent): string[] {
  const types = parts.flatMap((part) => ('block' in part ? [part.block.type] : []));
  return [
    ...(types.length > 0 ? ['styles/reference'] : []),
    ...(types.some((type) => filtered.has(type)) ? ['styles/filters'] : []),
    ...(types.includes('api-choice') ? ['styles/api-choice'] : []),
  ];
}

/** The view of a page that is not documentation. Throws when the screen has no component; the checks said so before. */
export function screenView(model: SiteModel, localeSite: LocaleSite, site: Site, screen: ScreenRoute): PageView {
  const { title: siteTitle, titleDelimiter } = model.config;
  const { file, module, styles } = screenModules[screen.screen];
  const Screen = module.default;
  if (!Screen) throw new Error(`${file} has no default export.`);
  const { connectors, integrations, urns, metamodel, errorPages, upgrades, searchScore, conformance, toolFacts } =
    model;
  const props = {
    screen,
    pages: localeSite.pages,
    connectors,
    integrations,
    urns,
    metamodel,
    errorPages,
    upgrades,
    searchScore,
    errorScore: model.errorScore,
    conformance,
    toolFacts,
    pieces: localeSite.pieces,
  };
  return {
    path: screen.path,
    title: documentTitle(screen.title, siteTitle, titleDelimiter),
    name: screen.title,
    description: screen.description,
    layout: 'screen',
    version: undefined,
    sidebar: undefined,
    styles: styles.map((name) => `styles/${name}`),
    main: renderStatic(site, <Screen {...props} />),
    card: screenCard(screen, model.config),
    outline: screenOutline(screen),
  };
}

/** The page that every unknown address gets. */
export function notFoundView(model: SiteModel, site: Site): PageView {
  const { title: siteTitle, titleDelimiter } = model.config;
  return {
    path: '/404',
    title: documentTitle(site.strings.notFoundTitle, siteTitle, titleDelimiter),
    name: site.strings.notFoundTitle,
    description: site.strings.notFoundText,
    layout: 'screen',
    version: undefined,
    sidebar: undefined,
    styles: ['styles/search'],
    main: renderStatic(site, <NotFoundPage />),
  };
}
