import { dataFilePath } from '#model/data-files/data-files.ts';
import type { LocaleSite, SiteModel } from '#model/site-model.ts';
import { fill } from '#model/strings.ts';
import type { FileWriter } from '#output/file-writer.ts';
import { headText, type LinkGroup, type ListedPage, linkLine, mostTelling, pagedText } from './llms-text.ts';
import { docsSections } from './sections.ts';

/** A page with its twin. */
export interface TwinPage extends ListedPage {
  /** Reads the twin, which no build holds in memory for all pages. */
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
  const groups: LinkGroup[] = [];
  const indexes = new Map<string, ListedPage[]>();

  for (const section of docsSections(model, localeSite)) {
    const paths = [...new Set(section.groups.flatMap((group) => group.paths))];
    for (const path of paths) listed.add(path);
    const full = `${url}${base}${section.folder}/llms-full.txt`;
    const head = headText(
      `${title}: ${section.title}`,
      '',
      fill(strings.llmsSectionIntro, { title: section.title, full: `[llms-full.txt](${full})` }),
    );
    const files = pagedText(
      head,
      section.groups.map((group) => ({ title: group.title, pages: pagesOf(group.paths) })),
    );
    indexes.set(
      section.title,
      files.map((text, index) => {
        const file = `${section.folder}/llms${index === 0 ? '' : `-${index + 1}`}.txt`;
        writer.write(`${local}${file}`, text);
        return { title: strings.llmsAllPages, description: '', address: `${url}${base}${file}` };
      }),
    );
    writer.writePieces(`${local}${section.folder}/llms-full.txt`, fullText(pagesOf(paths)));
    groups.push({ title: section.title, pages: pagesOf(paths) });
  }
  const others = [...twins.keys()].filter((path) => !listed.has(path));
  groups.push({ title: strings.llmsOtherPages, pages: pagesOf(others) });

  const intro = fill(strings.llmsIntro, { full: `[llms-full.txt](${url}${base}llms-full.txt)` });
  const data = fill(strings.llmsData, { index: `[data/index.json](${url}${baseUrl}${dataFilePath('index')})` });
  const head = headText(title, description, `${intro}\n\n${data}`);
  const root = (line: (page: ListedPage) => string) => rootText(head, groups, indexes, line);
  writer.write(
    `${local}llms.txt`,
    mostTelling([
      () => root((page) => linkLine(page)),
      () => root((page) => linkLine(page, true)),
      () => root(() => ''),
    ]),
  );
  writer.writePieces(`${local}llms-full.txt`, fullText(pagesOf([...listed, ...others])));
}

/** The root file: each section with the way to its own file, then its pages as the line says them; without lines, sections alone. */
function rootText(
  head: string,
  groups: readonly LinkGroup[],
  indexes: ReadonlyMap<string, readonly ListedPage[]>,
  line: (page: ListedPage) => string,
): string {
  const blocks = groups.map(({ title, pages }) => {
    const lines = [...(indexes.get(title) ?? []).map((index) => linkLine(index)), ...pages.map(line)];
    return [`## ${title}`, lines.filter(Boolean).join('\n')];
  });
  return `${[head, ...blocks.filter(([, lines]) => lines !== '').flat()].join('\n\n')}\n`;
}

function* fullText(pages: readonly TwinPage[]): Generator<string> {
  for (const [index, { markdown }] of pages.entries()) yield index === 0 ? markdown() : `\n${markdown()}`;
}
