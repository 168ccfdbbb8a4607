import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType, isCompressible } from './content-type.ts';
import { readHostFiles } from './host-files.ts';
import { resolveFile } from './resolve-file.ts';

interface Body {
  bytes: Buffer;
  encoding: 'br' | 'gzip' | undefined;
}

/**
 * Serves a built site as a production host does: headers and redirects from the files the build wrote, compression, validators,
 * the not-found page with status 404.
 * @param dir folder of the built site
 */
export function createSiteServer(dir: string): { server: Server; base: string } {
  const { headers, redirects, base } = readHostFiles(dir);
  const bodies = new Map<string, Body>();

  function compressed(file: string, tag: string, accepted: string): Body {
    const encoding = !isCompressible(file)
      ? undefined
      : /\bbr\b/.test(accepted)
        ? 'br'
        : /\bgzip\b/.test(accepted)
          ? 'gzip'
          : undefined;
    const key = `${file} ${tag} ${encoding}`;
    const known = bodies.get(key);
    if (known) return known;
    const raw = readFileSync(join(dir, file));
    const bytes =
      encoding === 'br'
        ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : encoding === 'gzip'
          ? gzipSync(raw)
          : raw;
    const body = { bytes, encoding } satisfies Body;
    bodies.set(key, body);
    return body;
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status: number,
    pathname: string,
  ): void {
    const { mtimeMs, size } = statSync(join(dir, file));
    const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    for (const rule of headers) {
      if (!pathname.startsWith(rule.prefix)) continue;
      for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
    }
    response.setHeader('ETag', tag);
    response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
    const { bytes, encoding } = compressed(file, tag, String(request.headers['accept-encoding'] ?? ''));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.writeHead(status, { 'Content-Type': contentType(file), 'Content-Length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const target = redirects.get(pathname) ?? (`${pathname}/` === base ? base : undefined);
    if (target !== undefined) {
      response.writeHead(301, { Location: target.includes('#') ? target : `${target}${search}` }).end();
      return;
    }
    const path = decodePath(pathname);
    const inside = path?.startsWith(base) ? path.slice(base.length) : undefined;
    const file = inside === undefined ? undefined : resolveFile(dir, inside);
    if (file) send(request, response, file, 200, pathname);
    else if (resolveFile(dir, '404.html')) send(request, response, '404.html', 404, base);
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
  });
  return { server, base };
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
