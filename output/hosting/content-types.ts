/** Media type of each kind of file, by extension; text types include the encoding. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  graphql: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  zip: 'application/zip',
  bin: 'application/octet-stream',
};

const COMPRESSIBLE = new Set('html css js json webmanifest xml atom txt md csv graphql svg wasm bin'.split(' '));

const extensionOf = (file: string) => file.slice(file.lastIndexOf('.') + 1);

/** Media type of a file. Files of unknown kind are offered as a download; the type is never guessed. */
export function contentType(file: string): string {
  return CONTENT_TYPES[extensionOf(file)] ?? 'application/octet-stream';
}

/** Whether the file is worth compressing. Pictures and fonts are already compressed. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.has(extensionOf(file));
}

/** Smallest file that is worth compressing, in bytes: below that, a response's headers are larger than the savings. */
export const COMPRESSED_FROM = 512;
