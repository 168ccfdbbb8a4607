import { type Peer, type SidebarGroup, sidebarOf, withFrontMatter } from './peer.ts';
import type { PeerPage } from './peer-page.ts';

function itemsOf({ pages, folders }: SidebarGroup<PeerPage>): unknown[] {
  return [
    ...pages.map(({ title, path }) => ({ text: title, link: path })),
    ...[...folders].map(([text, group]) => ({ text, collapsible: true, collapsed: true, items: itemsOf(group) })),
  ];
}

/** Rspress with its default theme and its local search. */
export const rspress: Peer = {
  name: 'Rspress',
  packageJson: { type: 'module', dependencies: { '@rspress/core': '2.0.22' } },
  build: ['@rspress/core/bin/rspress.js', 'build'],
  dist: 'doc_build',
  search: { field: '.rp-search-panel__input', result: '.rp-suggest-item' },
  files: (pages) => {
    const config = {
      root: 'docs',
      title: 'Docs',
      route: { cleanUrls: true },
      markdown: {
        link: { checkDeadLinks: false },
        // It doesn't have a grammar for every language that we use.
        shiki: { fallbackLanguage: 'txt' },
      },
      themeConfig: { sidebar: { '/docs/': itemsOf(sidebarOf(pages)) } },
    };
    return {
      'rspress.config.mjs': `export default ${JSON.stringify(config)};\n`,
      ...Object.fromEntries(
        pages.map(({ path, title, description, body }) => [
          `docs${path}.md`,
          withFrontMatter({ title, description }, `# ${title}\n\n${body}`),
        ]),
      ),
    };
  },
};
