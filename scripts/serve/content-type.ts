const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  bin: 'application/octet-stream',
};

/** Media type by file extension; bytes of unknown kind are offered as a download, never guessed. */
export function contentType(file: string): string {
  return types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Whether compression pays for the file; images and fonts are compressed already. */
export function isCompressible(file: string): boolean {
  return /\.(html|css|js|json|xml|txt|md|svg|bin)$/.test(file);
}
