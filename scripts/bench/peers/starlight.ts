import { type Peer, withFrontMatter } from './peer.ts';

const config = `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://docs.example.com',
  telemetry: false,
  integrations: [starlight({ title: 'Docs', sidebar: [{ label: 'Docs', items: [{ autogenerate: { directory: 'docs', collapsed: true } }] }] })],
});
`;

const collection = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Starlight with its own search. Astro needs a newer Node.js than this repository, which the package `node` provides. */
export const starlight: Peer = {
  name: 'Starlight',
  packageJson: {
    type: 'module',
    dependencies: { astro: '7.3.5', '@astrojs/starlight': '0.42.4', node: '22.23.3' },
    // npm runs only the install scripts that a package approves, and the script of `node` fetches the program.
    allowScripts: { node: true },
  },
  node: 'node/bin/node',
  build: ['astro/bin/astro.mjs', 'build'],
  dist: 'dist',
  search: { field: 'site-search dialog[open] input', result: '.pagefind-ui__result' },
  files: (pages) => ({
    'astro.config.mjs': config,
    'src/content.config.ts': collection,
    'tsconfig.json': '{ "extends": "astro/tsconfigs/strict" }\n',
    ...Object.fromEntries(
      pages.map(({ path, title, description, body }) => [
        `src/content${path.replace('/docs/', '/docs/docs/')}.md`,
        withFrontMatter({ title, description, slug: path.slice(1) }, body),
      ]),
    ),
  }),
};
