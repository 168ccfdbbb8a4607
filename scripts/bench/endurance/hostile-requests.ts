/** A request as it goes over the wire, and what its client does with the response. */
export interface HostileRequest {
  /** Everything that is sent, whether or not it is malformed. */
  bytes: string;
  /** Whether the client hangs up after the first bytes of the response. */
  aborts: boolean;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'get', 'G\u0000T', 'GET GET'];

const paths = [
  '/',
  '/docs/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/package.json',
  '/docs/%00.html',
  '/docs/%zz',
  '//example.com/index.html',
  '/\\example.com/index.html',
  '/%5cexample.com/index.html',
  '/docs/tags%0d%0aSet-Cookie:%20a=1',
  '/_headers',
  '/_nginx/nginx.conf',
  '/404.html',
  `/${'a/'.repeat(3_000)}`,
  `/${'a'.repeat(9_000)}`,
  `/docs/tags?${'q=1&'.repeat(1_500)}`,
  '/docs/tags#<script>',
  '/assets/missing.js',
  'http://example.com/docs/tags',
  '*',
  '',
];

const headers = [
  '',
  'Range: bytes=0-0\r\n',
  'Range: bytes=999999999-\r\n',
  `Range: bytes=${'0-1,'.repeat(500)}0-1\r\n`,
  'Accept: text/markdown\r\n',
  `Accept: ${'a/b;q=0.1,'.repeat(1_000)}text/html\r\n`,
  'Accept-Encoding: br, gzip;q=0.5, identity;q=0\r\n',
  `Accept-Encoding: ${'gzip;q=1,'.repeat(1_000)}br\r\n`,
  `If-None-Match: ${'"a",'.repeat(2_000)}"b"\r\n`,
  'If-Modified-Since: never\r\n',
  'Content-Length: 99999\r\n',
  'Content-Length: -1\r\n',
  'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n',
  'Expect: 100-continue\r\n',
  'Upgrade: websocket\r\nConnection: Upgrade\r\n',
  `X-Long: ${'x'.repeat(20_000)}\r\n`,
  'No colon\r\n',
  'Host: other\r\n',
];

const bodies = ['', '0\r\n\r\n', 'zz\r\n', `{"a":"${'b'.repeat(10_000)}"}`];

const isAborted = (index: number) => index % 3 === 0;

/**
 * The request with a number. Consecutive requests differ in everything, and the numbers up to the product of all lists lead to every combination.
 * @param index from 0
 * @param files paths of files of the site, which are requested as often as malformed addresses, so that every file is read eventually
 */
export function hostileRequest(index: number, files: readonly string[]): HostileRequest {
  const pick = (list: readonly string[], step: number) => list[Math.floor(index / step) % list.length] ?? '';
  if (index % 2 === 0) {
    const path = pick(files, 2);
    // Each time the list of files starts over, they are requested in a different encoding.
    const round = Math.floor(index / 2 / files.length);
    const accepted = ['br', 'gzip', 'identity'][(index / 2 + round) % 3];
    const bytes = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`;
    return { bytes, aborts: isAborted(index / 2) };
  }
  const [method, path] = [pick(methods, 2), pick(paths, 2)];
  const version = ['1.1', '1.1', '1.0', '9.9'][Math.floor(index / 14) % 4];
  const line = `${method} ${path} HTTP/${version}\r\n`;
  return { bytes: `${line}Host: localhost\r\n${pick(headers, 2)}\r\n${pick(bodies, 6)}`, aborts: isAborted(index) };
}
