import type { SiteModel } from '#subjects/site-model.ts';
import { type PreviewCard, pageCard, screenCard } from './preview-card.ts';

/** What the pictures of all pages of a site say, in every language. */
export function siteCards({ config, locales }: SiteModel): PreviewCard[] {
  return locales.flatMap(({ screens, pages, navigation, strings }) => [
    ...screens.map((screen) => screenCard(screen, config)),
    ...pages.map((page) => pageCard(page, navigation.places[page.path], config, strings)),
  ]);
}
