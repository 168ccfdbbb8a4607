import type { PageDraft } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { VersionConfig } from '#model/site-config.ts';
import type { ContentFiles } from './content-files.ts';
import { loadPage, type PageFile } from './load-page.ts';
import { pagePath } from './page-path.ts';

type LoadedPage = ReturnType<typeof loadPage>;

/** Keeps the result of reading a page until its text changes; shared between the builds of one process. */
export type PageMemory = Map<string, { page: PageFile; result: LoadedPage }>;

/**
 * Reads the pages of one docs folder.
 * @param content the content folder
 * @param folder docs folder below it, for example `docs` or `locales/fr/docs`
 * @param version the version that the folder belongs to
 * @param memory what earlier builds of this process read
 */
export function loadPages(
  content: ContentFiles,
  folder: string,
  version: VersionConfig,
  memory: PageMemory,
): { drafts: PageDraft[]; problems: Problem[] } {
  const drafts: PageDraft[] = [];
  const problems: Problem[] = [];
  for (const name of content.list(folder, 'tree')) {
    const file = content.file(`${folder}/${name}`);
    const misnamed = checkName(name, file);
    if (misnamed) {
      problems.push(misnamed);
      continue;
    }
    const text = content.read(`${folder}/${name}`) ?? '';
    const result = remember({ text, file, path: pagePath(name, version.path), version: version.name }, memory);
    drafts.push(result.draft);
    problems.push(...result.problems);
  }
  return { drafts, problems };
}

function remember(page: PageFile, memory: PageMemory): LoadedPage {
  const known = memory.get(page.file);
  const isSame = known?.page.text === page.text && known.page.path === page.path && known.page.version === page.version;
  if (known && isSame) return known.result;
  const result = loadPage(page);
  memory.set(page.file, { page, result });
  return result;
}

function checkName(name: string, file: string): Problem | undefined {
  if (!name.endsWith('.md')) {
    const message = "Only Markdown files (.md) become pages, so this file wouldn't be published.";
    const fix = 'Give a page the extension .md. Move images to content/images/ and data out of docs/.';
    return { file, rule: 'pages/not-markdown', message, fix, severity: 'error' };
  }
  if (!/^[\w.~/-]+$/.test(name)) {
    const message = `The file name becomes an address, but "${name}" contains characters that must be encoded in addresses.`;
    const fix = 'Use only letters, digits, hyphens, underscores, and dots.';
    return { file, rule: 'pages/file-name', message, fix, severity: 'error' };
  }
  return undefined;
}
