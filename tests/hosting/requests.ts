/** One request of the table: sent to nginx and to `npm run serve`, which must answer alike. */
export interface Request {
  path: string;
  headers?: Record<string, string>;
  method?: string;
}

const markdown = (path: string, accept: string): Request => ({ path, headers: { accept } });
const range = (path: string, value: string, more: Record<string, string> = {}): Request => ({
  path,
  headers: { range: value, ...more },
});

/**
 * Requests to a tiny site.
 * @param base its base URL
 * @param asset path of one of its hashed files below the base
 */
export function requests(base: string, asset: string): Request[] {
  const at = (path: string) => base + path;
  const paths = [
    '',
    'index.html',
    '404.html',
    '404',
    'docs',
    'docs/',
    'docs/tags',
    'docs/tags/',
    'docs/tags//',
    'docs/tags?q=1',
    'docs/tags/?q=1',
    'docs/tags/index.html',
    'docs/tags/index.html?q=1',
    'docs/tags.html',
    'docs/tags.md',
    'docs/tags.md/',
    'docs/tags.fragment.json',
    'docs/t%61gs',
    'docs/../docs/tags',
    './docs/./tags',
    '/docs//tags',
    'docs/nowhere',
    'docs/nowhere.html',
    'docs/nowhere/',
    'docs/nowhere.md',
    'docs/nowhere?q=1',
    'robots.txt',
    'sitemap.xml',
    'service-worker.js',
    'offline.json',
    asset,
    `${asset}/`,
    `${asset}?v=1`,
    'assets/gone-12345678.js',
    'assets/gone.html',
    'assets',
    'assets/',
    'schemas/gone.json',
    // Other languages.
    'fr',
    'fr/',
    'fr/index.html',
    'fr/docs/tags',
    'fr/docs/nowhere',
    'fr/404.html',
    // Moved.
    'docs/labels',
    'docs/labels/',
    'docs/labels?q=1',
    'docs/labels.html',
    'docs/labels/index.html',
    'docs/start?q=1&r=2',
    // Files for hosts.
    '_headers',
    './_headers',
    '_redirects',
    '_nginx/server.conf',
    '_nginx/',
    '_nginx',
    // Hostile.
    '../secret.txt',
    '../../../../etc/passwd',
    '..%2f..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    'docs/..%2f..%2f..%2fetc%2fpasswd',
    '..%5c..%5csecret.txt',
    '....//secret.txt',
    '%00',
    'docs/tags%00.html',
    '%',
    '%zz',
    '%E0%A4%A',
    'docs/%E0%A4%A0',
    'docs/caf%C3%A9',
    'docs/%0d%0aX-Injected:%20yes',
    'docs/%0d%0aX-Injected:%20yes/index.html',
    '/evil.example.com/index.html',
    '//evil.example.com/..%2findex.html',
    '%5cevil.example.com/index.html',
    '%2f%2fevil.example.com/index.html',
    '%2fevil.example.com%2findex.html',
    'docs/tags%3f.html',
    'docs/a%23b.html',
    'docs/a%20b.html',
    'docs/a+b&c;d=e.html',
    'a/'.repeat(1500),
    'a'.repeat(3000),
  ].map((path): Request => ({ path: at(path) }));
  return [
    ...paths,
    { path: base.slice(0, -1) || '/' },
    { path: `${base.slice(0, -1)}?q=1` },
    { path: '/elsewhere/docs/tags' },
    { path: '//' },
    { path: '///' },
    { path: '//[' },
    markdown(at(''), 'text/markdown'),
    markdown(at('docs/tags'), 'text/markdown'),
    markdown(at('docs/tags/'), 'text/markdown, */*;q=0.1'),
    markdown(at('docs/tags'), 'text/html, text/markdown;q=0.9'),
    markdown(at('docs/tags'), 'text/html;q=0.8, TEXT/MARKDOWN; q=0.9'),
    markdown(at('docs/tags'), 'text/html;q=0.9,text/markdown;q=0.8'),
    markdown(at('docs/tags'), 'text/html;q=0.5,text/markdown;q=0.5'),
    markdown(at('docs/tags'), 'text/markdown;q=0'),
    markdown(at('docs/tags'), 'text/markdown;charset=utf-8;q=0.3'),
    markdown(at('docs/tags'), 'text/markdown;variant=GFM'),
    markdown(at('docs/tags'), 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'),
    markdown(at('docs/tags'), '*/*'),
    markdown(at('docs/tags.md'), 'text/markdown'),
    markdown(at('docs/tags.html'), 'text/markdown'),
    markdown(at('docs/nowhere'), 'text/markdown'),
    markdown(at('fr/'), 'text/markdown'),
    markdown(at('fr'), 'text/markdown'),
    markdown(at(asset), 'text/markdown'),
    range(at('docs/tags.md'), 'bytes=0-9'),
    range(at('docs/tags.md'), 'bytes=5-'),
    range(at('docs/tags.md'), 'bytes=-5'),
    range(at('docs/tags.md'), 'bytes=-999999'),
    range(at('docs/tags.md'), 'bytes=0-999999'),
    range(at('docs/tags.md'), 'bytes=999999-'),
    range(at('docs/tags.md'), 'bytes=9-5'),
    range(at('docs/tags.md'), 'bytes=0-1,3-4'),
    range(at('docs/tags.md'), 'lines=0-1'),
    range(at('docs/tags.md'), 'bytes=0-9', { 'if-range': '"other"' }),
    range(at('docs/tags.md'), 'bytes=0-9', { 'accept-encoding': 'gzip' }),
    range(at('docs/nowhere'), 'bytes=0-9'),
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method): Request[] => [
      { path: at(asset), method },
      { path: at('docs/nowhere'), method },
    ]),
    ...['', 'docs/tags.md', 'docs/nowhere', 'docs/labels', asset].map((path) => ({ path: at(path), method: 'HEAD' })),
    ...['gzip', 'br', 'gzip, deflate, br, zstd', 'gzip;q=0', 'br;q=0, gzip;q=0.5', 'identity', 'deflate'].flatMap(
      (encoding) =>
        ['', asset, 'docs/nowhere', 'robots.txt', 'sitemap.xml'].map(
          (path): Request => ({
            path: at(path),
            headers: { 'accept-encoding': encoding },
          }),
        ),
    ),
  ];
}
