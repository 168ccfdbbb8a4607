import { normalizePath } from '#model/address.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { PageContent } from '#model/page.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import { galleryPage } from '#site/gallery/gallery-page.tsx';
import type { SiteModel } from '#subjects/site-model.ts';
import { documentContext } from './document-context.ts';
import { fragmentText } from './fragment-text.ts';
import type { PageView } from './page-view.ts';
import { docView, notFoundView, screenView } from './page-views.tsx';
import { canonicalOf, renderDocument, renderFragment, renderOverlays, renderSidebarTree } from './render-document.tsx';
import { renderStatic } from './render-main.tsx';

/** What can be requested from the dev server. */
export type DevAnswer =
  | { kind: 'document'; html: string; status: 200 | 404 }
  | { kind: 'fragment'; text: string }
  | { kind: 'part'; html: string }
  | { kind: 'twin'; markdown: string };

export interface DevRequest {
  model: SiteModel;
  assets: AssetManifest;
  /** Request path without query, for example `/docs/tags.fragment.json`. */
  pathname: string;
  /** The gallery's prose, rendered; only for requests of the gallery. */
  gallery: PageContent | undefined;
}

const GALLERY = '/__gallery';

function findView(
  model: SiteModel,
  localeSite: LocaleSite,
  context: ReturnType<typeof documentContext>,
  path: string,
  gallery: PageContent | undefined,
): PageView | undefined {
  if (path === GALLERY && gallery) {
    return {
      path,
      title: 'Component gallery',
      name: 'Component gallery',
      description: 'Every component of the site in every state, for those who build it.',
      layout: 'plain',
      version: undefined,
      sidebar: undefined,
      styles: ['styles/reference', 'styles/filters', 'styles/landing'],
      main: renderStatic(context.site, galleryPage(gallery)),
    };
  }
  const page = localeSite.pages.find((each) => each.path === path);
  if (page) return docView(model, localeSite, context.site, page);
  const screen = localeSite.screens.find((route) => route.path === path);
  return screen && screenView(model, localeSite, context.site, screen);
}

/** Renders only what one request to the dev server needs, with the current components. */
export function answer({ model, assets, pathname, gallery }: DevRequest): DevAnswer {
  const locales = [...model.locales].sort((a, b) => b.base.length - a.base.length);
  const localeSite = locales.find(({ base }) => `${pathname}/`.startsWith(base)) ?? locales.at(-1);
  if (!localeSite) throw new Error('The site has no locale.');
  const context = documentContext(model, localeSite, assets, 'dev');
  for (const name of Object.keys(localeSite.navigation.sidebars)) {
    context.sidebarSources[name] = `${localeSite.base}__sidebar/${name}`;
  }
  context.overlays = `${localeSite.base}__overlays`;
  const rest = `/${pathname.slice(localeSite.base.length)}`;
  const sidebar = /^\/__sidebar\/(.+)$/.exec(rest)?.[1];
  if (sidebar !== undefined) return { kind: 'part', html: renderSidebarTree(context, sidebar) };
  if (rest === '/__overlays') return { kind: 'part', html: renderOverlays(context) };
  const [, suffix] = /(\.fragment\.json|\.md)$/.exec(rest) ?? [];
  const path = normalizePath(rest.slice(0, rest.length - (suffix?.length ?? 0)));
  const view = findView(model, localeSite, context, path, gallery);
  if (view && suffix === '.md')
    return { kind: 'twin', markdown: context.twins.render(view, canonicalOf(context, view)) };
  if (view && suffix) return { kind: 'fragment', text: fragmentText(renderFragment(context, view)) };
  if (view) return { kind: 'document', html: renderDocument(context, view), status: 200 };
  return { kind: 'document', html: renderDocument(context, notFoundView(model, context.site), true), status: 404 };
}
