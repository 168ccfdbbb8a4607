import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { compressSite } from '#scripts/build/compress-site.ts';
import { createSiteServer } from '#scripts/serve/site-server.ts';
import { findNginx } from '#scripts/test/find-nginx.ts';
import { startNginx } from '#scripts/test/start-nginx.ts';
import { buildTinySite, removeFolders, tinyContent } from '../sites/build-tiny-site.ts';
import { type Answer, ask } from './ask.ts';
import { type Request, requests } from './requests.ts';

const nginx = findNginx();
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
  removeFolders();
});

/** A tiny site, built and compressed, behind both servers. */
async function serveBoth(name: string, program: string) {
  const { dir, files } = await buildTinySite(tinyContent(name));
  await compressSite(dir);
  const { server, base } = createSiteServer(dir);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const running = await startNginx(program, dir);
  stops.push(running.close, async () => {
    server.close();
    server.closeAllConnections();
  });
  const asset = files.find((file) => /^assets\/runtime-.*\.js$/.test(file)) ?? '';
  const serve = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { base, asset, serve, nginx: running.origin };
}

const COMPARED = [
  'location',
  'content-type',
  'content-encoding',
  'content-range',
  'content-location',
  'cache-control',
  'accept-ranges',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'access-control-allow-origin',
  'etag',
  'last-modified',
  'content-length',
] as const;

/** What must be equal. Hosts word the bodies of errors and redirects themselves, so only their own pages count. */
function comparable({ status, headers, body }: Answer, isHead: boolean) {
  const isOwnPage = [200, 206, 304].includes(status ?? 0) || (status === 404 && headers.etag !== undefined);
  const names = isOwnPage || isHead ? COMPARED : COMPARED.filter((name) => !/^(content-(type|length)|etag)$/.test(name));
  const shown = status === 400 ? [] : names;
  return {
    status,
    ...Object.fromEntries(shown.filter((name) => headers[name] !== undefined).map((name) => [name, headers[name]])),
    vary: (headers.vary ?? '').split(/\s*,\s*/).sort().join(', '),
    ...(isOwnPage && { body: body.toString('base64') }),
  };
}

const show = ({ path, headers, method = 'GET' }: Request) => `${method} ${path.slice(0, 80)} ${JSON.stringify(headers ?? {})}`;

const sites = ['redirects', 'base-path', 'second-locale', 'trailing-slash-always', 'trailing-slash-never'];

describe.skipIf(!nginx).each(sites)('%s', async (name) => {
  if (!nginx) return;
  const both = await serveBoth(name, nginx);
  const table = requests(both.base, both.asset);

  test.each(table.map((request) => ({ name: show(request), request })))('$name', async ({ request }) => {
    const { path, headers, method } = request;
    const [own, theirs] = await Promise.all([
      ask(both.serve, path, headers, method),
      ask(both.nginx, path, headers, method),
    ]);
    expect(comparable(own, method === 'HEAD')).toEqual(comparable(theirs, method === 'HEAD'));
    expect(theirs.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(theirs.headers).not.toHaveProperty('x-injected');
  });

  test('a copy that is still good is answered with 304 by both, by tag and by time', async () => {
    for (const path of [both.base, both.base + both.asset]) {
      const { headers } = await ask(both.nginx, path);
      const conditions = [
        { 'if-none-match': String(headers.etag) },
        { 'if-none-match': `"other", W/${headers.etag}` },
        { 'if-modified-since': String(headers['last-modified']) },
        { 'if-none-match': '"other"', 'if-modified-since': String(headers['last-modified']) },
        { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
        { range: 'bytes=0-3', 'if-range': String(headers.etag) },
        { range: 'bytes=0-3', 'if-range': String(headers['last-modified']) },
      ];
      for (const condition of conditions) {
        const [own, theirs] = [await ask(both.serve, path, condition), await ask(both.nginx, path, condition)];
        expect(comparable(own, false), JSON.stringify(condition)).toEqual(comparable(theirs, false));
      }
      expect((await ask(both.nginx, path, conditions[0])).status).toBe(304);
    }
  });
});
