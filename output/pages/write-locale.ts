import { documentFile, fragmentFile } from '#model/address.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { Page } from '#model/page.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import { contentHash } from '#output/content-hash.ts';
import type { FileWriter } from '#output/file-writer.ts';
import { type TwinPage, writeLlms } from '#output/llms/write-llms.ts';
import type { OutputRecord } from '#output/output-record.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { documentContext } from './document-context.ts';
import { fragmentText } from './fragment-text.ts';
import type { PageView } from './page-view.ts';
import { docView, notFoundView, screenView } from './page-views.tsx';
import {
  canonicalOf,
  type DocumentContext,
  renderDocument,
  renderFragment,
  renderOverlays,
  renderSidebarTree,
} from './render-document.tsx';

/**
 * Writes every document, fragment, and Markdown twin of a locale, its sidebar trees, dialogs, not-found page and llms.txt files. Pages that haven't
 * changed since the last build are reused.
 * @param shell id of what all documents share
 */
export function writeLocale(
  writer: FileWriter,
  record: OutputRecord,
  model: SiteModel,
  localeSite: LocaleSite,
  assets: AssetManifest,
  shell: string,
): void {
  const { baseUrl } = model.config;
  const folder = localeSite.base.slice(baseUrl.length);
  const context = documentContext(model, localeSite, assets, shell);
  const writeShared = (name: string, html: string) => {
    const file = `${folder}assets/${name}-${contentHash(html)}.html`;
    writer.write(file, html);
    return `${baseUrl}${file}`;
  };
  for (const name of Object.keys(localeSite.navigation.sidebars)) {
    context.sidebarSources[name] = writeShared(`sidebar/${name}`, renderSidebarTree(context, name));
  }
  context.overlays = writeShared('overlays', renderOverlays(context));
  const twins = new Map<string, TwinPage>();
  const addTwin = (path: string, title: string, description: string) => {
    const [twin = ''] = context.twins.files(path);
    const markdown = () => writer.read(`${folder}${twin}`);
    twins.set(path, { title, description, address: context.twins.address(path), markdown });
  };
  for (const page of localeSite.pages) {
    const id = `${localeSite.base}${page.path}`;
    const key = pageKey(page, shell);
    if (!record.keep(id, key)) {
      record.add(id, key, writePage(writer, folder, context, docView(model, localeSite, context.site, page)));
    }
    addTwin(page.path, page.title, page.description);
  }
  for (const screen of localeSite.screens) {
    writePage(writer, folder, context, screenView(model, localeSite, context.site, screen));
    addTwin(screen.path, screen.title, screen.description);
  }
  writeLlms(writer, model, localeSite, twins);
  writer.write(`${folder}404.html`, renderDocument(context, notFoundView(model, context.site), true));
}

/** Identifies everything that a page's files are made from: its text, its other data, and what all documents share. */
function pageKey({ digest, path, lastUpdate, subject, alsoCalled, fallbackFrom }: Page, shell: string): string {
  return contentHash(JSON.stringify([shell, digest, path, lastUpdate, subject, alsoCalled, fallbackFrom]));
}

/** Writes a page's document, fragment, and twin, and returns their file names. */
function writePage(writer: FileWriter, folder: string, context: DocumentContext, view: PageView): string[] {
  const { path } = view;
  const files = [
    [documentFile(path, context.model.config.trailingSlash), renderDocument(context, view)],
    [fragmentFile(path), fragmentText(renderFragment(context, view))],
  ];
  const markdown = context.twins.render(view, canonicalOf(context, view));
  for (const file of context.twins.files(path)) files.push([file, markdown]);
  return files.map(([file = '', text = '']) => {
    writer.write(`${folder}${file}`, text);
    return `${folder}${file}`;
  });
}
