import { type Peer, withFrontMatter } from './peer.ts';

const config = `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://docs.example.com',
  telemetry: false,
  integrations: [starlight({ title: 'Docs', sidebar: [{ label: 'Docs', autogenerate: { directory: 'docs', collapsed: true } }] })],
});
`;

const collection = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Starlight with its own search. The newest that runs with the oldest Node.js of this repository. */
export const starlight: Peer = {
  name: 'Starlight',
  packageJson: { type: 'module', dependencies: { astro: '5.18.1', '@astrojs/starlight': '0.37.7' } },
  build: ['astro/astro.js', 'build'],
  dist: 'dist',
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
