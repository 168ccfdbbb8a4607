import { toHref } from '#model/address.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import type { BuildIds } from '#output/build-id.ts';
import type { FileWriter } from '#output/file-writer.ts';
import { inlineStyles } from '#output/inline-styles.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { archiveDocument } from './archive-document.ts';
import { addressRewriter, archivedPages, relativeAddress } from './archive-links.ts';
import { archiveNote } from './archive-note.ts';
import { brandDrawings } from './brand-drawings.ts';
import { diskSearchMain, searchParts } from './disk-search-files.tsx';
import { fontFaces } from './font-faces.ts';
import { type ZipEntry, zip } from './zip.ts';

export interface WrittenArchive {
  /** File below the folder of the site, for example `archive/datahub-docs-1a2b3c4d5e6f.zip`. */
  file: string;
  bytes: number;
}

const STYLES = 'assets/styles/core.css';
/** Without scripts, readers can't choose a color mode, so the system's setting applies. The search button has become a link. */
const STYLES_BESIDE =
  '@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark}}:is(.search-button,.hero-search){text-decoration:none}';
const SEARCH_SCRIPT = 'assets/disk-search.js';
/** What else documents of the archive load: styles, fonts, icons, and pictures. */
const LOADED = /^assets\/(?:styles\/.*\.css|font-.*\.woff2|favicon-.*\.svg|images\/.*)$/;

/**
 * Writes an archive of the site whose pages and search work from a disk: a ZIP file with one folder. Call it once the documents and the search
 * indexes are written.
 */
export function writeArchive(
  writer: FileWriter,
  model: SiteModel,
  assets: AssetManifest,
  { build, shell }: BuildIds,
): WrittenArchive {
  const { config, locales } = model;
  const pages = archivedPages(model);
  const loaded = [...writer.files].filter((file) => LOADED.test(file)).sort();
  const rewrite = addressRewriter(model, pages, new Set(loaded));
  const icons = brandDrawings(writer.read(assets.files['brand-icons'] ?? ''));
  const text = (name: string, content: string): ZipEntry => ({ name, bytes: Buffer.from(content) });

  const filesOf = (localeSite: LocaleSite): ZipEntry[] => {
    const parts = searchParts(writer, model, localeSite, shell);
    const folder = localeSite.base.slice(config.baseUrl.length);
    const search =
      pages.get(toHref('/search', { base: localeSite.base, trailingSlash: config.trailingSlash }))?.file ?? '';
    const documents = [...pages]
      .filter(([, page]) => page.folder === folder)
      .map(([href, { file }]) => {
        const document = {
          html: writer.read(file),
          address: (address: string) => rewrite(address, file),
          styles: relativeAddress(file, STYLES),
          searchPage: relativeAddress(file, search),
          icons,
          note: archiveNote(
            localeSite.strings,
            build,
            config.url + href,
            relativeAddress(file, assets.files['styles/copy-note'] ?? ''),
          ),
        };
        const script = relativeAddress(file, SEARCH_SCRIPT);
        // If search is an external service, its page links to the site like other tools.
        const main =
          file === search && parts.length > 0 ? { main: diskSearchMain(model, localeSite, assets, shell, script) } : {};
        return text(file, archiveDocument({ ...document, ...main }));
      });
    return [...documents, ...parts];
  };
  const entries = [
    ...locales.flatMap(filesOf),
    ...loaded.map((file) => ({ name: file, bytes: writer.readBytes(file) })),
    text(STYLES, fontFaces(assets) + inlineStyles(config, assets) + STYLES_BESIDE),
    text(SEARCH_SCRIPT, assets.diskSearch),
  ];
  const name = `${config.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-docs-${build}`;
  const file = `archive/${name}.zip`;
  const bytes = zip(entries.map((entry) => ({ ...entry, name: `${name}/${entry.name}` })));
  writer.write(file, bytes);
  return { file, bytes: bytes.length };
}
