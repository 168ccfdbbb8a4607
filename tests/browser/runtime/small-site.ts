import { createHash } from 'node:crypto';
import { documentFile, fragmentFile, toHref } from '#model/address.ts';
import type { Fragment, PageLayout } from '#model/fragment.ts';
import { fragmentText } from '#output/pages/fragment-text.ts';
import type { SiteFiles } from '../server.ts';
import type { CompiledScripts } from './compiled-scripts.ts';
import { pages, rests, screens, sidebar } from './small-site-pages.ts';

/** What tests vary about the small site. All is served below `base`; `at` serves it somewhere else, for a wrong base URL. */
export interface SmallSiteOptions {
  base: string;
  at: string;
  build: string;
  trailingSlash: boolean | null;
  /** Attributes added to the root element, for example `data-color-system`. */
  root: string;
  hideOnScroll: boolean;
  announcement: string;
  searchDialog: boolean;
}

export const defaultOptions: SmallSiteOptions = {
  base: '/',
  at: '/',
  build: 'build-1',
  trailingSlash: null,
  root: '',
  hideOnScroll: false,
  announcement: '',
  searchDialog: true,
};

const styles = `
html{scroll-padding-block-start:80px}body{margin:0}
[data-navbar]{position:sticky;top:0;height:64px;background:#ddd;z-index:1}
html[data-theme=dark] body{background:rgb(17,17,17)}
html[data-announcement-closed] [data-announcement]{display:none}
[data-navbar][data-hidden]{translate:0 -100%}
aside{float:left;width:240px;height:300px;overflow-y:auto;position:sticky;top:64px}aside a,aside summary{display:block;height:30px}
[hidden]{display:none}main section{height:900px}[data-menu]{margin:0;width:300px;height:100vh}
html[data-js] .tab-label{display:none}.progress{position:fixed;inset:0 0 auto;height:3px;background:blue}
`;

/** A page's address as the site writes it. */
export function hrefOf(path: string, { base, trailingSlash }: SmallSiteOptions): string {
  return toHref(path, { base, trailingSlash });
}

function link(path: string, options: SmallSiteOptions): string {
  return `<a href="${hrefOf(path, options)}">${path}</a>`;
}

/** A few pages that follow the contract of docs/architecture.md, with the compiled scripts; file by path below the server's root. */
export function smallSite(scripts: CompiledScripts, given: Partial<SmallSiteOptions>): SiteFiles {
  const options = { ...defaultOptions, ...given };
  const { base, at, build } = options;
  const files = new Map<string, string>();
  const folder = at.slice(1);
  const add = (path: string, layout: PageLayout, content: string) => {
    const hasSidebar = layout === 'docs';
    const main = content.replaceAll('{{', `<a href="${base}`).replaceAll('}}', '</a>');
    const fragment: Fragment = {
      shell: build,
      title: `${path} | Small`,
      description: `About ${path}`,
      canonical: `https://docs.example.com${hrefOf(path, options)}`,
      markdown: `https://docs.example.com${base}${path.slice(1) || 'index'}.md`,
      layout,
      styles: path === '/styled' ? [`${base}extra.css`] : [],
      alternates: { en: hrefOf(path, options), fr: `${base}fr${path}` },
      main,
      ...(rests[path] && { rest: rests[path] }),
    };
    if (hasSidebar) fragment.sidebar = { name: 'main', src: `${base}sidebar.html` };
    files.set(folder + documentFile(path, options.trailingSlash), documentOf(path, fragment, options, scripts));
    files.set(folder + fragmentFile(path), fragmentText(fragment));
  };
  for (const [path, content] of Object.entries(pages)) add(path, 'docs', content);
  for (const [path, content] of Object.entries(screens)) add(path, 'screen', content);
  files.set(
    `${folder}sidebar.html`,
    sidebar((path) => hrefOf(path, options), undefined),
  );
  for (const [name, text] of Object.entries(scripts.modules)) files.set(`${folder}assets/${name}`, text);
  files.set(`${folder}extra.css`, '.styled{color:rgb(1,2,3)}');
  files.set(`${folder}guide.pdf`, 'not really');
  files.set(`${folder}island.js`, islandModule);
  files.set(`${folder}broken-island.js`, 'throw new Error("no luck")');
  files.set('favicon.ico', '');
  files.set('404.html', documentOf('/404', undefined, options, scripts));
  return files;
}

const islandModule = `export function mount(element, props) {
  element.append(Object.assign(document.createElement('output'), { textContent: 'mounted ' + (props.name ?? '') }));
  element.addEventListener('dh:unmount', () => { window.unmounted = (window.unmounted ?? 0) + 1 }, { once: true });
}`;

/**
 * The whole page, as it appears in a document. The elements for the rest of the page are the last in main, each inside the next.
 */
function wholeMain({ main, rest = {} }: Fragment): string {
  const { '.text': text = '', '.body': body = '' } = rest;
  return main.replace(/<\/div><\/div>$/, () => `${text}</div>${body}</div>`);
}

function documentOf(
  path: string,
  fragment: Fragment | undefined,
  options: SmallSiteOptions,
  { boot, banner, runtime }: CompiledScripts,
): string {
  const { base, build, trailingSlash, root } = options;
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const policy = `default-src 'self'; script-src 'self' ${hash(boot)} ${hash(banner)}; style-src 'self' ${hash(styles)}; require-trusted-types-for 'script'; trusted-types docs`;
  const tree = fragment?.sidebar ? sidebar((page) => hrefOf(page, options), path) : '';
  return `<!doctype html>
<html lang="en" dir="ltr" data-shell="${build}" data-base="${base}" data-trailing-slash="${trailingSlash}"
 data-theme="light" data-color-default="light" data-docs-plugin="default" ${root}>
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${fragment?.title ?? 'Page not found'}</title>
<meta name="description" content="${fragment?.description ?? ''}">${fragment ? '' : '<meta name="robots" content="noindex">'}
<script>${boot}</script><style>${styles}</style>
${fragment ? `<link rel="canonical" href="${fragment.canonical}"><link rel="alternate" hreflang="fr" href="https://docs.example.com${base}fr${path}">` : ''}
<script type="module" src="${base}assets/${runtime}"></script></head>
<body>
${path === '/' ? `<div role="alert" data-base-banner hidden>Your Docusaurus site did not load properly.<p data-base-advice>It is ${base}; this address suggests baseUrl: <code data-base-suggested></code></p></div><script>${banner}</script>` : ''}
${options.announcement ? `<div data-announcement="${options.announcement}">News <button data-announcement-close>Close news</button></div>` : ''}
<header data-navbar ${options.hideOnScroll ? 'data-hide-on-scroll' : ''}>
<button data-menu-open aria-expanded="false">Open menu</button>
<a href="${hrefOf('/docs/start', options)}" data-active-base="${hrefOf('/docs', options)}">Docs</a>
<a href="${hrefOf('/integrations', options)}" data-active-base="${hrefOf('/integrations', options)}">Integrations</a>
<a href="${base}fr${path}" hreflang="fr" data-alternate="fr">Français</a>
<a href="${hrefOf('/docs/one', options)}" data-version-link="current">Next</a>
<button data-color-mode data-label-light="Switch to light mode" data-label-dark="Switch to dark mode" aria-label="Switch to dark mode">mode</button>
<button data-search-open>Search docs</button>
</header>
<div data-page data-layout="${fragment?.layout ?? 'screen'}">
<aside ${fragment?.sidebar ? `data-sidebar="main" data-sidebar-src="${fragment.sidebar.src}"` : 'hidden'}>${tree}</aside>
<main id="main" tabindex="-1" data-main>${fragment ? wholeMain(fragment) : `<h1>Not found</h1>${link('/docs/start', options)}`}</main>
</div>
<dialog data-menu aria-label="Menu"><button data-menu-close>Close menu</button>
<div data-menu-panel="main"><ul><li><a href="${hrefOf('/integrations', options)}" data-active-base="${hrefOf('/integrations', options)}">Menu integrations</a></li></ul></div>
<div data-menu-panel="docs" hidden><button data-menu-back><span aria-hidden="true">← </span>Back to main menu</button><div data-menu-docs></div></div></dialog>
${options.searchDialog ? `<dialog data-search aria-label="Search"><dh-island data-src="${base}island.js" data-when="manual"><input type="search" aria-label="Search field"></dh-island></dialog>` : ''}
<p role="status" data-announcer data-navigated-to="Navigated to {title}" data-copied="Copied" data-copy-failed="Copy failed" data-load-failed="This part of the page could not be loaded." data-retry="Retry" data-close="Close"></p>
</body></html>`;
}
