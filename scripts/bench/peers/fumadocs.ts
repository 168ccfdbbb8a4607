import { type Peer, withFrontMatter } from './peer.ts';

const nextConfig = `import { createMDX } from 'fumadocs-mdx/next';

export default createMDX()({ output: 'export', typescript: { ignoreBuildErrors: true } });
`;

// Not every language of our code has a grammar there.
const sourceConfig = `import { rehypeCodeDefaultOptions } from 'fumadocs-core/mdx-plugins';
import { defineConfig, defineDocs } from 'fumadocs-mdx/config';

export default defineConfig({ mdxOptions: { rehypeCodeOptions: { ...rehypeCodeDefaultOptions, fallbackLanguage: 'txt' } } });

export const docs = defineDocs({ dir: 'content/docs' });
`;

const source = `import { docs } from 'collections/server';
import { loader } from 'fumadocs-core/source';

export const source = loader({ baseUrl: '/docs', source: docs.toFumadocsSource() });
`;

const rootLayout = `import './global.css';
import { RootProvider } from 'fumadocs-ui/provider/next';

export default function Layout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="flex flex-col min-h-screen">
        <RootProvider search={{ options: { type: 'static' } }}>{children}</RootProvider>
      </body>
    </html>
  );
}
`;

const docsLayout = `import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { source } from '../../lib/source';

export default function Layout({ children }) {
  return (
    <DocsLayout tree={source.getPageTree()} nav={{ title: 'Docs' }}>
      {children}
    </DocsLayout>
  );
}
`;

const page = `import defaultMdxComponents from 'fumadocs-ui/mdx';
import { DocsBody, DocsDescription, DocsPage, DocsTitle } from 'fumadocs-ui/page';
import { source } from '../../../lib/source';

export default async function Page({ params }) {
  const { body: Content, description, title, toc } = source.getPage((await params).slug).data;
  return (
    <DocsPage toc={toc}>
      <DocsTitle>{title}</DocsTitle>
      <DocsDescription>{description}</DocsDescription>
      <DocsBody>
        <Content components={defaultMdxComponents} />
      </DocsBody>
    </DocsPage>
  );
}

export const generateStaticParams = () => source.generateParams();

export async function generateMetadata({ params }) {
  const { title, description } = source.getPage((await params).slug).data;
  return { title, description };
}
`;

const searchRoute = `import { createFromSource } from 'fumadocs-core/search/server';
import { source } from '../../../lib/source';

export const revalidate = false;
export const { staticGET: GET } = createFromSource(source);
`;

const styles = `@import 'tailwindcss';
@import 'fumadocs-ui/css/neutral.css';
@import 'fumadocs-ui/css/preset.css';
`;

/** Fumadocs on Next.js as its template for a static site has it, with its own search. */
export const fumadocs: Peer = {
  name: 'Fumadocs',
  packageJson: {
    type: 'module',
    dependencies: {
      'fumadocs-core': '16.17.8',
      'fumadocs-mdx': '15.4.3',
      'fumadocs-ui': '16.17.8',
      next: '16.4.6',
      react: '19.3.1',
      'react-dom': '19.3.1',
      '@tailwindcss/postcss': '4.3.5',
      tailwindcss: '4.3.5',
    },
    // Its search engine requires a newer patch than registries have.
    overrides: { zbsearch: '4.0.0' },
  },
  build: ['next/dist/bin/next', 'build'],
  dist: 'out',
  search: { field: '[role=dialog] input', result: '[role=dialog] [role=option]' },
  files: (pages) => ({
    'next.config.mjs': nextConfig,
    'postcss.config.mjs': "export default { plugins: { '@tailwindcss/postcss': {} } };\n",
    'source.config.ts': sourceConfig,
    'jsconfig.json': JSON.stringify({ compilerOptions: { paths: { 'collections/*': ['./.source/*'] } } }),
    'lib/source.js': source,
    'app/global.css': styles,
    'app/layout.jsx': rootLayout,
    'app/docs/layout.jsx': docsLayout,
    'app/docs/[[...slug]]/page.jsx': page,
    'app/api/search/route.js': searchRoute,
    ...Object.fromEntries(
      pages.map(({ path, title, description, body }) => [
        `content${path}.md`,
        withFrontMatter({ title, description }, body),
      ]),
    ),
  }),
};
