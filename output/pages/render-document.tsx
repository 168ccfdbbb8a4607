import type { Fragment } from '#model/fragment.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import type { SiteFeed } from '#output/feeds/site-feeds.ts';
import { previewFile } from '#output/previews/preview-card.ts';
import type { documentPolicies } from '#output/site-policies.ts';
import type { SiteTwins } from '#output/twins/site-twins.ts';
import type { Site } from '#site/context.ts';
import { SidebarTree } from '#site/navigation/Sidebar.tsx';
import { Document } from '#site/shell/Document.tsx';
import { Overlays } from '#site/shell/Overlays.tsx';
import type { SiteModel } from '#subjects/site-model.ts';
import { alternatesOf } from './alternates.ts';
import { documentHead, type HeadAddresses } from './document-head.tsx';
import type { PageView } from './page-view.ts';
import { renderStatic } from './render-main.tsx';
import { jsonMarkup, tidyMarkup } from './tidy-markup.ts';

/** What all documents of a locale share. */
export interface DocumentContext {
  model: SiteModel;
  localeSite: LocaleSite;
  site: Site;
  twins: SiteTwins;
  /** The feeds that documents name. */
  feeds: readonly Pick<SiteFeed, 'title' | 'file'>[];
  assets: AssetManifest;
  /** Id of what all documents share. */
  shell: string;
  inlineStyles: string;
  /** The policy of a document, for hosts that can't send headers. */
  policy: ReturnType<typeof documentPolicies>;
  announcementHtml: string;
  /** Public addresses of the shared sidebar trees by sidebar name. */
  sidebarSources: Record<string, string>;
  /** Public address of the dialogs. */
  overlays: string;
}

function sidebarOf({ sidebarSources }: DocumentContext, view: PageView): Fragment['sidebar'] {
  const src = view.sidebar && sidebarSources[view.sidebar.name];
  return view.sidebar && src !== undefined ? { name: view.sidebar.name, src } : undefined;
}

/** Absolute address that search engines and twins name. */
export function canonicalOf({ model, site }: DocumentContext, view: PageView): string {
  return `${model.config.url}${view.canonical ?? site.href(view.path)}`;
}

/** The fragment of a page: what soft navigation loads. */
export function renderFragment(context: DocumentContext, view: PageView): Fragment {
  const { model, site, shell } = context;
  const sidebar = sidebarOf(context, view);
  const alternates = alternatesOf(model, view.path);
  const { main, rest } = view.steps ?? { main: view.main, rest: undefined };
  const markup = (html: string) => jsonMarkup(tidyMarkup(html));
  return {
    shell,
    title: view.title,
    description: view.description,
    canonical: canonicalOf(context, view),
    markdown: context.twins.address(view.path),
    layout: view.layout,
    ...(sidebar && { sidebar }),
    styles: view.styles.map((name) => site.asset(name)),
    alternates: Object.fromEntries(alternates.map(({ code, href }) => [code, href])),
    main: markup(main),
    ...(rest && { rest: Object.fromEntries(Object.entries(rest).map(([element, html]) => [element, markup(html)])) }),
  };
}

function headAddresses(context: DocumentContext, view: PageView): HeadAddresses {
  const { config } = context.model;
  return {
    canonical: canonicalOf(context, view),
    twin: context.twins.address(view.path),
    ...(view.card && { picture: `${config.url}${config.baseUrl}${previewFile(view.card, context.assets)}` }),
  };
}

/** The whole HTML document of a page. */
export function renderDocument(context: DocumentContext, view: PageView, isNotFound = false): string {
  const { model, localeSite, site, assets } = context;
  const sidebar = sidebarOf(context, view);
  const nodes = sidebar && localeSite.navigation.sidebars[sidebar.name];
  const hasBanner = view.path === '/' && model.config.baseUrlBanner;
  const canonical = isNotFound ? undefined : canonicalOf(context, view);
  const document = (
    <Document
      path={view.path}
      title={view.title}
      description={view.description}
      canonical={canonical}
      layout={view.layout}
      version={view.version}
      alternates={alternatesOf(model, view.path)}
      sidebar={
        sidebar &&
        nodes && {
          ...sidebar,
          tree: <SidebarTree nodes={nodes} path={view.path} open={view.sidebar?.categories ?? []} />,
        }
      }
      sheets={view.styles.map((name) => ({ href: site.asset(name), code: assets.inlineSheets[name] }))}
      main={view.main}
      shell={context.shell}
      overlays={context.overlays}
      announcementHtml={context.announcementHtml}
      bootScript={assets.bootScript}
      bannerScript={hasBanner ? assets.bannerScript : undefined}
      inlineStyles={context.inlineStyles}
      font={site.asset('font')}
      contentSecurityPolicy={context.policy(hasBanner, view.styles)}
      origin={model.config.url}
      isNotFound={isNotFound}
      head={documentHead(model, site, view, context.feeds, isNotFound ? {} : headAddresses(context, view))}
    />
  );
  return `<!doctype html>${tidyMarkup(renderStatic(site, document))}`;
}

/** The whole tree of a sidebar, as the runtime loads it once. */
export function renderSidebarTree(context: Pick<DocumentContext, 'localeSite' | 'site'>, name: string): string {
  const nodes = context.localeSite.navigation.sidebars[name] ?? [];
  return renderStatic(context.site, <SidebarTree nodes={nodes} path={undefined} open={undefined} />);
}

/** The dialogs of every page, as the runtime loads them once. */
export function renderOverlays({ site }: Pick<DocumentContext, 'site'>): string {
  return tidyMarkup(renderStatic(site, <Overlays />));
}
