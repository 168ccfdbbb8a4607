import { dataFilePath } from '#model/data-files/data-file.ts';
import { fill } from '#model/fill.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { FileWriter } from '#output/file-writer.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { headText, type ListedPage, pagedText } from './llms-text.ts';
import { type ListedSection, rootLists } from './root-lists.ts';
import { docsSections } from './sections.ts';

/** A page with its twin. */
export interface TwinPage extends ListedPage {
  /** Reads the twin. A build doesn't keep the twins of all pages in memory. */
  markdown(): string;
}

/**
 * Writes `llms.txt` at the root of a locale and for every section of the navigation, each with `llms-full.txt` beside it.
 * @param twins the pages of the locale by path, in the order in which they were rendered
 */
export function writeLlms(
  writer: FileWriter,
  model: SiteModel,
  localeSite: LocaleSite,
  twins: ReadonlyMap<string, TwinPage>,
): void {
  const { strings, base } = localeSite;
  const { url, baseUrl, title, description } = model.config;
  const local = base.slice(baseUrl.length);
  const pagesOf = (paths: readonly string[]) => paths.flatMap((path) => twins.get(path) ?? []);
  const listed = new Set<string>();
  const sections: ListedSection[] = [];
  const listAt = (file: string): ListedPage => ({
    title: strings.llmsAllPages,
    description: '',
    address: `${url}${base}${file}`,
  });

  for (const section of docsSections(model, localeSite)) {
    const paths = [...new Set(section.groups.flatMap((group) => group.paths))];
    for (const path of paths) listed.add(path);
    const full = `${url}${base}${section.folder}/llms-full.txt`;
    const head = headText(
      `${title}: ${section.title}`,
      fill(strings.llmsSectionIntro, { title: section.title, full: `[llms-full.txt](${full})` }),
    );
    const files = pagedText(
      head,
      section.groups.map((group) => ({ title: group.title || section.title, pages: pagesOf(group.paths) })),
    );
    const lists = files.map((text, index) => {
      const file = listFile(`${section.folder}/`, index);
      writer.write(`${local}${file}`, text);
      return listAt(file);
    });
    writer.writeChunks(`${local}${section.folder}/llms-full.txt`, fullText(pagesOf(paths)));
    sections.push({ title: section.title, pages: pagesOf(paths), lists });
  }
  const others = [...twins.keys()].filter((path) => !listed.has(path));

  const intro = fill(strings.llmsIntro, { full: `[llms-full.txt](${url}${base}llms-full.txt)` });
  const data = fill(strings.llmsData, { index: `[data/index.json](${url}${baseUrl}${dataFilePath('index')})` });
  const head = headText(title, description, intro, data);
  const files = rootLists({
    head,
    sections,
    others: {
      title: strings.llmsOtherPages,
      pages: pagesOf(others),
      head: headText(`${title}: ${strings.llmsOtherPages}`, intro),
      listAt: (index) => listAt(listFile('', index)),
    },
  });
  for (const [index, text] of files.entries()) writer.write(`${local}${listFile('', index)}`, text);
  writer.writeChunks(`${local}llms-full.txt`, fullText(pagesOf([...listed, ...others])));
}

/** Name of a list of links. The first one in a folder has no number. */
function listFile(folder: string, index: number): string {
  return `${folder}llms${index === 0 ? '' : `-${index + 1}`}.txt`;
}

function* fullText(pages: readonly TwinPage[]): Generator<string> {
  for (const [index, { markdown }] of pages.entries()) yield index === 0 ? markdown() : `\n${markdown()}`;
}
