import type { PageDraft } from '#model/page.ts';
import type { ContentFiles } from './content-files.ts';

/**
 * Reads the Markdown texts of the screens, which have neither front matter nor an address.
 * @param content the content folder
 * @param folder folder below it, for example `pages` or `locales/fr/pages`
 * @returns drafts whose title is the filename without its extension
 */
export function loadScreenTexts(content: ContentFiles, folder: string): PageDraft[] {
  const names = content.list(folder, 'files').filter((name) => name.endsWith('.md'));
  return names.map((name) => {
    const origin = { file: content.file(`${folder}/${name}`), line: 1, column: 1 };
    const title = name.replace(/\.md$/, '');
    return {
      id: `pages/${title}`,
      path: `/pages/${title}`,
      kind: 'guide',
      version: 'current',
      title,
      description: '',
      keywords: [],
      inSidebar: false,
      searchWeight: 1,
      sources: [],
      origin,
      body: [{ markdown: content.read(`${folder}/${name}`) ?? '', origin }],
    };
  });
}
