import { documentFile, fragmentFile } from '#model/address.ts';
import type { LocaleSite, SiteModel } from '#model/site-model.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import { contentHash } from '#output/content-hash.ts';
import type { FileWriter } from '#output/file-writer.ts';
import { documentContext } from './document-context.ts';
import { docViews, notFoundView, screenViews } from './page-views.tsx';
import { renderDocument, renderFragment, renderSidebarTree } from './render-document.tsx';

/** Writes every document and fragment of a locale, its sidebar trees and its not-found page. */
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
  for (const name of Object.keys(localeSite.navigation.sidebars)) {
    const html = renderSidebarTree(context, name);
    const file = `${folder}assets/sidebar/${name}-${contentHash(html)}.html`;
    context.sidebarSources[name] = `${baseUrl}${file}`;
    writer.write(file, html);
  }
  for (const views of [docViews, screenViews]) {
    for (const view of views(model, localeSite, context.site)) {
      writer.write(`${folder}${documentFile(view.path, trailingSlash)}`, renderDocument(context, view));
      writer.write(`${folder}${fragmentFile(view.path)}`, JSON.stringify(renderFragment(context, view)));
    }
  }
  writer.write(`${folder}404.html`, renderDocument(context, notFoundView(model, context.site), true));
}
