import { type Peer, type SidebarGroup, sidebarOf, withFrontMatter } from './peer.ts';
import type { PeerPage } from './peer-page.ts';

function itemsOf({ pages, folders }: SidebarGroup<PeerPage>): unknown[] {
  return [
    ...pages.map(({ title, path }) => ({ text: title, link: path })),
    ...[...folders].map(([text, group]) => ({ text, collapsed: true, items: itemsOf(group) })),
  ];
}

/** VitePress with its default theme and its local search. */
export const vitepress: Peer = {
  name: 'VitePress',
  packageJson: { type: 'module', dependencies: { vitepress: '1.6.4' } },
  build: ['vitepress/bin/vitepress.js', 'build'],
  dist: '.vitepress/dist',
  search: { field: '.VPLocalSearchBox input', result: '.VPLocalSearchBox .results .result' },
  files: (pages) => {
    const config = {
      title: 'Docs',
      cleanUrls: true,
      ignoreDeadLinks: true,
      markdown: { html: false },
      // Braces in the text aren't Vue expressions.
      vue: { template: { compilerOptions: { delimiters: ['<%%%', '%%%>'] } } },
      themeConfig: { search: { provider: 'local' }, sidebar: itemsOf(sidebarOf(pages)) },
    };
    return {
      '.vitepress/config.mjs': `export default ${JSON.stringify(config)};\n`,
      ...Object.fromEntries(
        pages.map(({ path, title, description, body }) => [
          `${path.slice(1)}.md`,
          withFrontMatter({ title, description }, `# ${title}\n\n${body}`),
        ]),
      ),
    };
  },
};
