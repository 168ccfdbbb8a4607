import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressSite } from '#scripts/build/compress-site.ts';
import { createSiteServer } from '#scripts/serve/site-server.ts';
import { type Answer, ask } from '#scripts/test/ask.ts';
import { findNginx } from '#scripts/test/find-nginx.ts';
import { startNginx } from '#scripts/test/start-nginx.ts';
import { buildTinySite, removeFolders, tinyContent } from '../sites/build-tiny-site.ts';
import { requests } from './requests.ts';

const nginx = findNginx();
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
  removeFolders();
});

/** A tiny site, built and compressed, behind both servers. */
async function serveBoth(name: string, program: string) {
  const { dir, files } = await buildTinySite(tinyContent(name));
  const asset = files.find((file) => /^assets\/runtime-.*\.js$/.test(file)) ?? '';
  // It stands for all hashed files, whose compression takes longer than the test.
  for (const file of files) if (file.startsWith('assets/') && file !== asset) rmSync(join(dir, file));
  await compressSite(dir);
  const { server, base } = createSiteServer(dir);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const running = await startNginx(program, dir);
  stops.push(running.close, async () => {
    server.close();
    server.closeAllConnections();
  });
  const serve = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { base, asset, serve, nginx: running.origin };
}

/** Headers of the connection and of the program, and `vary`, which is compared as a set. Every other header must be the same. */
const NOT_COMPARED = new Set(['connection', 'date', 'keep-alive', 'server', 'transfer-encoding', 'vary']);

const OF_BODIES = new Set<string>(['content-type', 'content-length', 'etag', 'last-modified']);

/** What must be equal. Hosts word the bodies of errors and redirects themselves, so only their own pages count. */
function comparable({ status, headers, body }: Answer): Record<string, unknown> {
  const isOwnPage = [200, 206, 304].includes(status ?? 0) || (status === 404 && headers.etag !== undefined);
  const all = Object.keys(headers).filter((name) => !NOT_COMPARED.has(name));
  const names = isOwnPage ? all : all.filter((name) => !OF_BODIES.has(name));
  // What nginx refuses before it has found the site has no headers of the site, and 416 has them twice.
  const shown = status === 400 ? [] : status === 416 ? ['content-range'] : names;
  return {
    status,
    ...Object.fromEntries(shown.filter((name) => headers[name] !== undefined).map((name) => [name, headers[name]])),
    vary: (headers.vary ?? '')
      .split(/\s*,\s*/)
      .sort()
      .join(', '),
    ...(isOwnPage && { body: body.toString('base64') }),
  };
}

/** How a server's response differs from the response of nginx, in words; empty when it doesn't. */
function differences(own: Answer, theirs: Answer): string[] {
  const [a, b] = [comparable(own), comparable(theirs)];
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.flatMap((name) => (a[name] === b[name] ? [] : [`${name}: ${a[name]}, nginx: ${b[name]}`]));
}

const sites = ['redirects', 'base-path', 'second-locale', 'trailing-slash-always', 'trailing-slash-never'];

describe.skipIf(!nginx).each(sites)('%s', (name) => {
  let both: Awaited<ReturnType<typeof serveBoth>>;
  beforeAll(async () => {
    both = await serveBoth(name, nginx ?? '');
  });

  test('every request in the table gets the same response as from nginx', async () => {
    const found: string[] = [];
    for (const { path, headers = {}, method = 'GET' } of requests(both.base, both.asset)) {
      const own = await ask(both.serve, path, headers, method);
      const theirs = await ask(both.nginx, path, headers, method);
      const what = `${method} ${path.slice(0, 80)} ${JSON.stringify(headers)}`;
      found.push(...differences(own, theirs).map((difference) => `${what}: ${difference}`));
      const { location = '/', ...others } = theirs.headers;
      if (!/^\/(?![/\\])/.test(location) || 'x-injected' in others) found.push(`${what}: leads to ${location}`);
    }
    expect(found).toEqual([]);
  });

  test('a valid copy is kept, and a partial response belongs to that copy', async () => {
    for (const path of [both.base, both.base + both.asset]) {
      const { headers } = await ask(both.nginx, path);
      const [tag, time] = [String(headers.etag), String(headers['last-modified'])];
      const table: (Record<string, string> & { status: string })[] = [
        { status: '304', 'if-none-match': tag },
        { status: '304', 'if-none-match': `"other", W/${tag}` },
        { status: '304', 'if-none-match': '*' },
        { status: '304', 'if-modified-since': time },
        { status: '200', 'if-none-match': '"other"', 'if-modified-since': time },
        { status: '200', 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
        { status: '206', range: 'bytes=0-3', 'if-range': tag },
        { status: '206', range: 'bytes=0-3', 'if-range': time },
      ];
      for (const { status, ...condition } of table) {
        const own = await ask(both.serve, path, condition);
        const theirs = await ask(both.nginx, path, condition);
        expect([String(theirs.status), ...differences(own, theirs)], JSON.stringify(condition)).toEqual([status]);
      }
    }
  });
});
