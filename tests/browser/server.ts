import { createServer } from 'node:http';
import { type Listening, listen } from './listen.ts';

/** A file of a site: its text or bytes, found by its path below the site, for example `docs/tags/index.html`. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

function fileOf(pathname: string, files: SiteFiles): string | undefined {
  const bare = decodeURIComponent(pathname).replace(/^\/|\/$/g, '');
  const names = bare === '' ? ['index.html'] : [bare, `${bare}/index.html`, `${bare}.html`];
  return names.find((name) => files.has(name));
}

/**
 * Serves files as a static host does: pages without their extension, 404.html for what is missing.
 * @returns the running server, on a free port of this machine
 */
export async function startServer(files: SiteFiles): Promise<Listening> {
  const server = createServer((request, response) => {
    const name = fileOf(new URL(request.url ?? '/', 'http://localhost').pathname, files);
    const body = files.get(name ?? '404.html') ?? 'Not found';
    const extension = (name ?? '404.html').split('.').at(-1) ?? '';
    response.writeHead(name ? 200 : 404, {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  return listen(server);
}
