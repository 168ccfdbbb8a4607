import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType, isCompressible } from './content-type.ts';
import { openHostFiles } from './host-files.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import { resolveFile, resolveNotFound, resolveTwin } from './resolve-file.ts';

type Encoding = 'br' | 'gzip' | 'identity';

function encodingFor(file: string, accepted: string): Encoding {
  if (!isCompressible(file)) return 'identity';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function encode(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return encoding === 'gzip' ? gzipSync(bytes) : bytes;
}

/**
 * Serves a built site as a production host does: headers and redirects from the files the build wrote, compression, validators,
 * Markdown for those that ask for it, the not-found page with status 404.
 * @param dir folder of the built site
 * @param at base URL to serve it at; the one it was built for unless given
 */
export function createSiteServer(dir: string, at?: string): { server: Server; base: string } {
  const readHostFiles = openHostFiles(dir);
  const hostFiles = () => (at === undefined ? readHostFiles() : { ...readHostFiles(), base: at });
  const bodies = new Map<string, Buffer>();

  function body(file: string, tag: string, encoding: Encoding): Buffer {
    const key = `${file} ${tag} ${encoding}`;
    const bytes = bodies.get(key) ?? encode(readFileSync(join(dir, file)), encoding);
    bodies.set(key, bytes);
    return bytes;
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status: 200 | 404,
    isChosen = file.endsWith('.html'),
  ): void {
    const { mtimeMs, size } = statSync(join(dir, file));
    const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    const { headers, base } = hostFiles();
    for (const rule of headers) {
      if (!`${base}${file}`.startsWith(rule.prefix) || !file.endsWith(rule.suffix)) continue;
      for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
    }
    response.setHeader('ETag', tag);
    response.setHeader('Vary', isChosen ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
    if (status === 200 && request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
    const encoding = encodingFor(file, String(request.headers['accept-encoding'] ?? ''));
    const bytes = body(file, tag, encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(status, { 'Content-Type': contentType(file), 'Content-Length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  const server = createServer((request, response) => {
    const { redirects, base } = hostFiles();
    const { pathname, search } = parseTarget(request.url ?? '/');
    const target = redirects.get(pathname) ?? (`${pathname}/` === base ? base : undefined);
    if (target !== undefined) {
      response.writeHead(301, { Location: target.includes('#') ? target : `${target}${search}` }).end();
      return;
    }
    const path = decodePath(pathname);
    const inside = path?.startsWith(base) ? path.slice(base.length) : undefined;
    const file = inside === undefined ? undefined : resolveFile(dir, inside);
    const instead = file === undefined ? resolveNotFound(dir, inside ?? '') : undefined;
    const twin = file && prefersMarkdown(request.headers.accept) ? resolveTwin(dir, file) : undefined;
    if (twin) {
      response.setHeader('Content-Location', `${base}${encodeURI(twin)}`);
      send(request, response, twin, 200, true);
    } else if (file) send(request, response, file, 200);
    else if (instead) send(request, response, instead, 404);
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
  });
  return { server, base: hostFiles().base };
}

/** Path and query of a request. Two slashes at its beginning would name another host, and some targets are no URL at all. */
function parseTarget(target: string): { pathname: string; search: string } {
  const address = target.replace(/^\/+/, '/');
  return URL.canParse(address, 'http://localhost')
    ? new URL(address, 'http://localhost')
    : { pathname: target, search: '' };
}

/** A request path with its escapes resolved; undefined when they are malformed. */
function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Malformed escapes name no file of ours; the caller answers 404.
    return undefined;
  }
}
