import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContent } from '#model/page.ts';
import { noContent } from '#pipeline/markdown/context.ts';
import { renderPage } from '#pipeline/markdown/render-page.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/** The gallery's prose, rendered like any page. */
export async function renderGallery(root: string, model: SiteModel): Promise<PageContent> {
  const file = 'site/gallery/gallery.md';
  const [localeSite] = model.locales;
  if (!localeSite) throw new Error('The site has no locale.');
  const { content } = await renderPage(
    {
      id: '__gallery',
      path: '/__gallery',
      kind: 'guide',
      version: 'current',
      title: 'Component gallery',
      description: 'Every component of the site in every state, for the people who build it.',
      keywords: [],
      inSidebar: false,
      searchWeight: 1,
      sources: [],
      origin: { file },
      body: [{ markdown: readFileSync(join(root, file), 'utf8'), origin: { file, line: 1 } }],
    },
    {
      contentDir: join(root, 'content'),
      addressStyle: { base: localeSite.base, trailingSlash: model.config.trailingSlash },
      assetBase: model.config.baseUrl,
      ...noContent,
      strings: localeSite.strings,
    },
  );
  return content;
}
