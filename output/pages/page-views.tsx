import type { ComponentType } from 'react';
import { toHref } from '#model/address.ts';
import type { LocaleSite, ScreenRoute } from '#model/locale-site.ts';
import type { Page, PageContent } from '#model/page.ts';
import { pageCard, screenCard } from '#output/previews/preview-card.ts';
import { pageOutline, screenOutline } from '#output/structured-data/page-outline.ts';
import type { Site } from '#site/context.ts';
import NotFoundPage from '#site/not-found/NotFoundPage.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { documentTitle } from '#site/shell/Document.tsx';
import type { SiteModel } from '#subjects/site-model.ts';
import { screenViews, toolPictures, toolPreviews } from '#subjects/views.ts';
import { distinctTitle } from './distinct-title.ts';
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
    // A page that stands in for a missing translation has the same text at a second address.
    ...(original && {
      canonical: toHref(page.path, { base: original.base, trailingSlash: model.config.trailingSlash }),
    }),
    title: documentTitle(distinctTitle(localeSite, page, place), siteTitle, titleDelimiter),
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
const filtered: ReadonlySet<string> = new Set(['option-reference', 'section-filter', 'variable-filter']);

/** Style sheets of the blocks on a page; pages of prose need none beyond the inlined one. */
function stylesOf({ parts }: PageContent): string[] {
  const types = parts.flatMap((part) => ('block' in part ? [part.block.type] : []));
  const needsReference = types.some((type) => type !== 'picture' && type !== 'known-errors');
  return [
    ...(needsReference ? ['styles/reference'] : types.includes('known-errors') ? ['styles/known-errors'] : []),
    ...(parts.some((part) => 'html' in part && part.html.includes('<figure class="diagram">'))
      ? ['styles/diagrams']
      : []),
    ...(types.includes('picture') ? ['styles/pictures'] : []),
    ...(types.some((type) => filtered.has(type)) ? ['styles/filters'] : []),
    ...(types.includes('api-choice') ? ['styles/api-choice'] : []),
  ];
}

/** The view of a page that is not documentation. Throws if the screen has no component, which the checks have already reported. */
export function screenView(model: SiteModel, localeSite: LocaleSite, site: Site, screen: ScreenRoute): PageView {
  const { title: siteTitle, titleDelimiter } = model.config;
  const view = screenViews[screen.screen];
  if (!view) throw new Error(`There is no page component for "${screen.screen}".`);
  const { file, module, styles } = view;
  if (!module.default) throw new Error(`${file} has no default export.`);
  // Each component names the facts of subjects that it needs; the build has them all.
  const Screen = module.default as ComponentType<ScreenProps<SiteModel['facts']>>;
  const { facts, toolFacts } = model;
  const { pages, screenTexts } = localeSite;
  const props = {
    screen,
    pages,
    facts,
    toolFacts,
    screenTexts,
    previews: toolPreviews,
    pictures: toolPictures,
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
