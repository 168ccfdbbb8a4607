/** What a document of the archive is made from. */
export interface ArchiveDocument {
  html: string;
  /** Rewrites an address that appears in this document. */
  address: (address: string) => string;
  /** Address of the style sheet that documents of the site have inlined. */
  styles: string;
  /** Address of the search page. */
  searchPage: string;
  /** Drawings of brand icons by name, because browsers don't load them from another file on a disk. */
  icons: ReadonlyMap<string, string>;
  /** The note above the page, if the page has parts that work only on the site. */
  note: string;
  /** Replaces the contents of main. */
  main?: string;
}

const TAG = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const ADDRESS = /(\s(?:href|src|action)=")([^"]*)(")/g;
const SET = /(\ssrcset=")([^"]*)(")/g;

/**
 * Makes a document of the site work from a disk. Removes what browsers reject there, namely modules, so islands stay as they were rendered at build
 * time. Also removes what has a meaning only on the web.
 */
export function archiveDocument({ html, address, styles, searchPage, icons, note, main }: ArchiveDocument): string {
  const hasParts = main === undefined && html.includes('<dh-island');
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<link (?=[^>]*rel="(?:preload|manifest|search|alternate|apple-touch-icon)")[^>]*>/g, '')
    .replace(/<style>.*?<\/style>/s, () => `<link rel="stylesheet" href="${styles}"/>`)
    .replace(/<style data-sheet="([^"]*)">.*?<\/style>/gs, '<link rel="stylesheet" href="$1"/>')
    .replace(/(<main\b[^>]*>)(.*)(?=<\/main>)/s, (_, start: string, content: string) => {
      return start + (main ?? (hasParts ? note : '') + content);
    })
    .replace(
      /<button\b([^>]*)\bdata-search-open\b[^>]*>(.*?)<\/button>/gs,
      (_, attributes: string, content: string) => {
        const look = /class="[^"]*"/.exec(attributes)?.[0] ?? '';
        return `<a ${look} href="${searchPage}">${content.replace(/<span[^>]*aria-hidden="true"><kbd.*?<\/span>/s, '')}</a>`;
      },
    )
    .replace(/<use href="[^"#]*#([^"]*)"\s*(?:\/>|><\/use>)/g, (_, name: string) => icons.get(name) ?? '')
    .replace(TAG, (tag) =>
      tag
        .replace(ADDRESS, (_, before: string, value: string, after: string) => before + address(value) + after)
        .replace(SET, (_, before: string, set: string, after: string) => {
          return (
            before + set.replace(/(^|,\s*)(\S+)/g, (_all, gap: string, value: string) => gap + address(value)) + after
          );
        }),
    );
}
