import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { representations } from './encodings.ts';
import { findRedirect } from './find-redirect.ts';
import { openHostFiles } from './host-files.ts';
import { parseTarget } from './parse-target.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import { resolveFile, resolveNotFound, resolveTwin } from './resolve-file.ts';
import { sendFile } from './send-file.ts';

/** Milliseconds after which a client that neither reads nor writes is disconnected. As long as nginx waits. */
const IDLE_LIMIT = 60_000;

/**
 * Serves a built site as nginx does with the configuration of the build (output/hosting/nginx/); tests/hosting/ sends both the same requests.
 * @param dir folder of the built site
 * @param at base URL to serve it at; by default, the one that it was built for
 */
export function createSiteServer(dir: string, at?: string): { server: Server; base: string } {
  const readHostFiles = openHostFiles(dir);
  const hostFiles = () => (at === undefined ? readHostFiles() : { ...readHostFiles(), base: at });
  const represent = representations(dir);

  function setHeaders(response: ServerResponse, path: string): void {
    for (const { prefix, suffix, headers } of hostFiles().headers) {
      if (!path.startsWith(prefix) || !path.endsWith(suffix)) continue;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    }
  }

  function send(request: IncomingMessage, response: ServerResponse, file: string, status: 200 | 404): void {
    const form = represent(file, String(request.headers['accept-encoding'] ?? ''));
    // Of the file that is sent, because a missing one below assets/ must not be cached forever.
    setHeaders(response, `${hostFiles().base}${file}`);
    const isChosen = file.endsWith('.html') || (file.endsWith('.md') && prefersMarkdown(request.headers.accept));
    const varied = [...(isChosen ? ['Accept'] : []), ...(form.isVaried ? ['Accept-Encoding'] : [])];
    if (varied.length > 0) response.setHeader('Vary', varied.join(', '));
    sendFile(request, response, file, form, status);
  }

  function fail(response: ServerResponse, status: 400 | 404 | 405 | 500, text: string): void {
    setHeaders(response, hostFiles().base);
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const target = parseTarget(request.url ?? '/');
    if (!target) {
      fail(response, 400, 'Bad request');
      return;
    }
    const site = hostFiles();
    const location = findRedirect(dir, site, target);
    if (location !== undefined) {
      setHeaders(response, site.base);
      response.writeHead(301, { Location: location }).end();
      return;
    }
    const inside = target.path.startsWith(site.base) ? target.path.slice(site.base.length) : undefined;
    const file = inside === undefined ? undefined : resolveFile(dir, inside);
    if (file !== undefined) {
      if (!['GET', 'HEAD'].includes(request.method ?? '')) {
        response.setHeader('Allow', 'GET, HEAD');
        fail(response, 405, 'Method not allowed');
        return;
      }
      const twin = prefersMarkdown(request.headers.accept) ? (resolveTwin(dir, file) ?? file) : file;
      // Only plain names, because text from readers must never end up in a header.
      if (prefersMarkdown(request.headers.accept) && /^[\w./~-]+\.md$/.test(twin)) {
        response.setHeader('Content-Location', `${site.base}${twin}`);
      }
      send(request, response, twin, 200);
      return;
    }
    const instead = resolveNotFound(dir, inside ?? '');
    if (instead) send(request, response, instead, 404);
    else fail(response, 404, 'Not found');
  }

  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // For example, a file that a build removes between two steps. It must not affect other requests.
      console.error(`${request.method} ${request.url?.slice(0, 200)} failed: ${String(error)}`);
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      fail(response, 500, 'Internal server error');
    }
  });
  server.timeout = IDLE_LIMIT;
  return { server, base: hostFiles().base };
}
