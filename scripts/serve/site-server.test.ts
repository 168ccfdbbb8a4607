import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answer, ask as askAt } from '#scripts/test/ask.ts';
import { createSiteServer } from './site-server.ts';

const root = mkdtempSync(join(tmpdir(), 'site-server-'));
const dir = join(root, 'dist');
const files: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'fr/404.html': '<h1>Introuvable</h1>',
  'docs/tags/index.html': '<h1>Tags</h1>',
  'docs/plain.html': '<h1>Plain</h1>',
  'docs/tags.md': '# Tags',
  'docs/plain.md': '# Plain',
  'docs/tags.fragment.json': '{}',
  'docs/café/index.html': '<h1>Café</h1>',
  'docs/long/index.html': `<h1>Long</h1>${'<p>Words.</p>'.repeat(100)}`,
  'assets/a.js': 'export {}',
  'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/shot.avif': 'picture',
  'assets/font.woff2': 'font',
  'assets/thing.unknown': '?',
  _headers:
    '/catalog/*\n  X-Content-Type-Options: nosniff\n  Cache-Control: no-cache\n\n/catalog/assets/*\n  Cache-Control: immutable\n',
  _redirects: '/catalog/docs/labels /catalog/docs/tags#create 301\n/catalog/start /catalog/docs/tags 301\n',
};

let port = 0;
const { server } = (() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  writeFileSync(join(root, 'secret.txt'), 'secret');
  return createSiteServer(dir);
})();

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true });
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return askAt(`http://127.0.0.1:${port}`, path, headers, method);
}

describe('addresses', () => {
  test.each([
    ['/catalog/', '<h1>Home</h1>'],
    ['/catalog/docs/tags', '<h1>Tags</h1>'],
    ['/catalog/docs/tags/', '<h1>Tags</h1>'],
    ['/catalog/docs/tags?q=1', '<h1>Tags</h1>'],
    ['/catalog/docs/plain', '<h1>Plain</h1>'],
    ['/catalog/docs/caf%C3%A9', '<h1>Café</h1>'],
    ['/catalog/docs/../docs/tags', '<h1>Tags</h1>'],
    ['//catalog/docs/tags', '<h1>Tags</h1>'],
  ])('%s returns its page', async (path, text) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([200, text]);
  });

  test.each([
    ['/catalog/docs/nowhere', '<h1>Not found</h1>'],
    ['/catalog/404.html', '<h1>Not found</h1>'],
    ['/catalog/404', '<h1>Not found</h1>'],
    ['/catalog/fr/404', '<h1>Introuvable</h1>'],
    ['/catalog/docs', '<h1>Not found</h1>'],
    ['/elsewhere/docs/tags', '<h1>Not found</h1>'],
    ['/docs/tags', '<h1>Not found</h1>'],
    ['/catalog/fr/docs/nowhere', '<h1>Introuvable</h1>'],
  ])('%s gets the nearest not-found page with status 404', async (path, text) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, text]);
  });
});

describe('hostile addresses', () => {
  test.each([
    '/catalog/../secret.txt',
    '/catalog/../../secret.txt',
    '/catalog/..%2fsecret.txt',
    '/catalog/%2e%2e/secret.txt',
    '/catalog/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/catalog/docs/..%2f..%2f..%2fsecret.txt',
    '/catalog/..%5c..%5csecret.txt',
    '/catalog/....//secret.txt',
    '/catalog/secret.txt%00.html',
    '/catalog/%00',
    '/catalog/_headers',
    '/catalog/_redirects',
    '/catalog/./_headers',
    '/catalog/%E0%A4%A',
    '/catalog/%',
    '//',
    '///',
    '//[',
    'http://[',
    `/catalog/${'a/'.repeat(2000)}`,
  ])('%s reveals nothing and leaves the server running', async (path) => {
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/secret|nosniff|301/);
    expect((await ask('/catalog/')).status).toBe(200);
  });
});

test('a file that cannot be read fails one request with its reason in the log, and the server keeps running', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  mkdirSync(join(dir, 'assets/broken.js.br'));
  writeFileSync(join(dir, 'assets/broken.js'), 'export {}');
  const { status, headers } = await ask('/catalog/assets/broken.js', { 'accept-encoding': 'br' });
  expect([status, headers['cache-control']]).toEqual([500, 'no-cache']);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^GET \/catalog\/assets\/broken\.js failed: .*EISDIR/)]]);
  log.mockRestore();
  expect((await ask('/catalog/')).status).toBe(200);
});

test('a client that stops reading is disconnected', async () => {
  writeFileSync(join(dir, 'assets/large.woff2'), Buffer.alloc(32_000_000));
  const { server: hasty } = createSiteServer(dir);
  expect(hasty.timeout).toBeGreaterThan(0);
  hasty.timeout = 50;
  await new Promise<void>((resolve) => hasty.listen(0, '127.0.0.1', resolve));
  const stalled = connect((hasty.address() as AddressInfo).port, '127.0.0.1').pause();
  stalled.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    hasty.once('connection', (socket) => socket.once('close', () => resolve()));
  });
  stalled.write('GET /catalog/assets/large.woff2 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await closed;
  stalled.destroy();
  hasty.close();
});

describe('redirects', () => {
  test('old addresses redirect with 301 and keep their query unless the target has a hash', async () => {
    const start = await ask('/catalog/start?utm=1');
    expect([start.status, start.headers.location]).toEqual([301, '/catalog/docs/tags?utm=1']);
    const labels = await ask('/catalog/docs/labels?utm=1');
    expect([labels.status, labels.headers.location]).toEqual([301, '/catalog/docs/tags#create']);
  });

  test.each([
    ['/catalog/index.html', '/catalog/'],
    ['/catalog/docs/tags/index.html?q=1', '/catalog/docs/tags?q=1'],
    ['/catalog/docs/plain.html', '/catalog/docs/plain'],
    ['/catalog/docs/caf%C3%A9.html', '/catalog/docs/caf%C3%A9'],
    ['/catalog//evil.example.com/index.html', '/catalog/evil.example.com'],
  ])('%s leads to the page', async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test('the base without its slash redirects to the base', async () => {
    const { status, headers } = await ask('/catalog');
    expect([status, headers.location]).toEqual([301, '/catalog/']);
  });
});

describe('Markdown', () => {
  test.each([
    ['/catalog/docs/tags', '# Tags', '/catalog/docs/tags.md'],
    ['/catalog/docs/plain', '# Plain', '/catalog/docs/plain.md'],
  ])('%s returns Markdown to clients that ask for it', async (path, text, location) => {
    const { status, headers, body } = await ask(path, { accept: 'text/markdown, */*;q=0.1' });
    expect([status, body.toString()]).toEqual([200, text]);
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-location': location,
      vary: 'Accept',
    });
  });

  test('a page without a twin stays HTML, and so do all pages for browsers', async () => {
    const home = await ask('/catalog/', { accept: 'text/markdown' });
    const tags = await ask('/catalog/docs/tags', { accept: 'text/html,*/*;q=0.8' });
    expect([home.body.toString(), tags.body.toString()]).toEqual(['<h1>Home</h1>', '<h1>Tags</h1>']);
    expect(tags.headers.vary).toBe('Accept');
  });
});

describe('types and headers', () => {
  test.each([
    ['/catalog/', 'text/html; charset=utf-8'],
    ['/catalog/assets/a.js', 'text/javascript; charset=utf-8'],
    ['/catalog/assets/logo.svg', 'image/svg+xml'],
    ['/catalog/assets/shot.avif', 'image/avif'],
    ['/catalog/assets/font.woff2', 'font/woff2'],
    ['/catalog/docs/tags.fragment.json', 'application/json'],
    ['/catalog/assets/thing.unknown', 'application/octet-stream'],
    ['/catalog/docs/tags.md', 'text/markdown; charset=utf-8'],
    ['/catalog/nowhere', 'text/html; charset=utf-8'],
  ])('%s is served as %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });

  test("the headers file's rules apply, and the more specific ones come last", async () => {
    const page = await ask('/catalog/docs/tags');
    const asset = await ask('/catalog/assets/a.js');
    expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
    expect(asset.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'immutable' });
  });

  test('a site that is rebuilt while it is served gets its new headers', async () => {
    const file = join(dir, '_headers');
    writeFileSync(file, `${files._headers}\n/catalog/docs/*\n  X-New: yes\n`);
    utimesSync(file, 1, 1);
    expect((await ask('/catalog/docs/tags')).headers['x-new']).toBe('yes');
  });

  test('the response for a missing file below assets must not be cached forever', async () => {
    const { status, headers } = await ask('/catalog/assets/gone.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  test('HEAD gets headers without a body', async () => {
    const { status, headers, body } = await ask('/catalog/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '13', 0]);
  });
});

describe('validators and compression', () => {
  test('a request with a current copy gets a 304 without a body, and any other request gets the page', async () => {
    const tag = String((await ask('/catalog/')).headers.etag);
    const fresh = await ask('/catalog/', { 'if-none-match': tag });
    expect([fresh.status, fresh.body.length, fresh.headers.etag]).toEqual([304, 0, tag]);
    expect((await ask('/catalog/', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask('/catalog/nowhere', { 'if-none-match': tag })).status).toBe(404);
  });

  test('text that is long enough is compressed as the browser requests', async () => {
    const long = files['docs/long/index.html'];
    const brotli = await ask('/catalog/docs/long', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(long);
    const gzip = await ask('/catalog/docs/long', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(long);
    expect(gzip.headers.vary).toBe('Accept, Accept-Encoding');
    const short = await ask('/catalog/', { 'accept-encoding': 'gzip' });
    expect(short.headers['content-encoding']).toBeUndefined();
  });

  test('files that the build compressed are sent as they are and count as different copies from the plain files', async () => {
    writeFileSync(join(dir, 'docs/long/index.html.br'), 'as the build made it');
    const { headers, body } = await ask('/catalog/docs/long', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body.toString()]).toEqual(['br', 'as the build made it']);
    expect(headers.etag).not.toBe((await ask('/catalog/docs/long')).headers.etag);
  });

  test('a requested part of a file is sent', async () => {
    const part = await ask('/catalog/docs/tags.md', { range: 'bytes=2-' });
    expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([206, 'bytes 2-5/6', 'Tags']);
    expect((await ask('/catalog/docs/tags.md', { range: 'bytes=9-' })).status).toBe(416);
  });

  test('only reading requests are allowed, and the response says so', async () => {
    const { status, headers } = await ask('/catalog/docs/tags', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await ask('/catalog/docs/tags')).headers.allow).toBeUndefined();
  });

  test('pictures and fonts are compressed already', async () => {
    const { headers, body } = await ask('/catalog/assets/shot.avif', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'picture']);
  });
});
