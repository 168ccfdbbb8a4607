import type { ScreenRoute } from '#model/locale-site.ts';
import type { PagePlace } from '#model/navigation.ts';
import type { Page, PageKind } from '#model/page.ts';
import type { SiteConfig } from '#model/site-config.ts';
import type { Strings } from '#model/strings.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import { contentHash } from '#output/content-hash.ts';
import { kindTexts } from '#site/search/search-texts.ts';

/** What the picture of a page says. */
export interface PreviewCard {
  /** Name of the site. */
  site: string;
  title: string;
  /** What the drawing behind the text shows. */
  motif: PageKind | 'tool' | 'screen';
  /** Kind of page; nothing for unique pages. */
  kind: string;
  /** The page's place in the navigation. */
  trail: string;
}

type Named = Pick<SiteConfig, 'title' | 'url'>;

/** Change this with every change to the drawing, because it is part of the file names. */
const RECIPE = 'previews-3';

/** Longer trails lose steps from the left, so that they fit into a line. */
const TRAIL_LENGTH = 62;

/** The text in a documentation page's picture. A page outside the navigation shows the host instead of a trail. */
export function pageCard(
  page: Pick<Page, 'title' | 'kind'>,
  place: Pick<PagePlace, 'trail'> | undefined,
  config: Named,
  strings: Strings,
): PreviewCard {
  const kind = strings[kindTexts[page.kind]];
  const steps = place?.trail.map(({ label }) => label) ?? [];
  const trail = steps.length > 0 ? fitted(steps) : hostOf(config);
  return { site: config.title, title: page.title, motif: page.kind, kind, trail };
}

/** What the picture of a screen says. */
export function screenCard(screen: Pick<ScreenRoute, 'title' | 'screen'>, config: Named): PreviewCard {
  const motif = screen.screen.startsWith('tool') ? 'tool' : 'screen';
  return { site: config.title, title: screen.title, motif, kind: '', trail: hostOf(config) };
}

function hostOf({ url }: Named): string {
  return new URL(url).host;
}

function fitted(steps: readonly string[]): string {
  let rest = steps;
  const text = () => (rest.length < steps.length ? ['…', ...rest] : rest).join(' › ');
  while (rest.length > 1 && text().length > TRAIL_LENGTH) rest = rest.slice(1);
  return text().length > TRAIL_LENGTH ? `${text().slice(0, TRAIL_LENGTH).trimEnd()}…` : text();
}

/** File of a picture below the site's base, named by everything that it is made of, so that equal cards share one. */
export function previewFile(card: PreviewCard, assets: AssetManifest): string {
  return `assets/previews/${contentHash(RECIPE, assets.files.font ?? '', JSON.stringify(card))}.png`;
}
