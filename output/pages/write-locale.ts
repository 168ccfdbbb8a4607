import { documentFile, fragmentFile } from '#model/address.ts';
import type { LocaleSite, SiteModel } from '#model/site-model.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import { contentHash } from '#output/content-hash.ts';
import type { FileWriter } from '#output/file-writer.ts';
import { type TwinPage, writeLlms } from '#output/llms/write-llms.ts';
import { documentContext } from './document-context.ts';
import { docViews, notFoundView, screenViews } from './page-views.tsx';
import { canonicalOf, renderDocument, renderFragment, renderOverlays, renderSidebarTree } from './render-document.tsx';

/** Writes every document, fragment and Markdown twin of a locale, its sidebar trees, dialogs, not-found page and llms.txt files. */
export function writeLocale(
  writer: FileWriter,
  model: SiteModel,
  localeSite: LocaleSite,
  assets: AssetManifest,
  build: string,
): void {
  const { trailingSlash, baseUrl } = model.config;
  const folder = localeSite.base.slice(baseUrl.length);
  const context = documentContext(model, localeSite, assets, build);
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
  for (const views of [docViews, screenViews]) {
    for (const view of views(model, localeSite, context.site)) {
      writer.write(`${folder}${documentFile(view.path, trailingSlash)}`, renderDocument(context, view));
      writer.write(`${folder}${fragmentFile(view.path)}`, JSON.stringify(renderFragment(context, view)));
      const markdown = context.twins.render(view, canonicalOf(context, view));
      for (const file of context.twins.files(view.path)) writer.write(`${folder}${file}`, markdown);
      const { name: title, description } = view;
      twins.set(view.path, { title, description, address: context.twins.address(view.path), markdown });
    }
  }
  writeLlms(writer, model, localeSite, twins);
  writer.write(`${folder}404.html`, renderDocument(context, notFoundView(model, context.site), true));
}
