import { findValue } from './find-value.ts';
import { kinds } from './kinds.ts';
import { isKnownHost } from './known-hosts.ts';
import { markSpans, type Span } from './text-spans.ts';

const schemeEnd = /:\/\/|%3A%2F%2F|:\\\/\\\/|:(?:thin|oci8?):(?=[^@\s]{1,200}@)/gi;
const inAddressOnly = /^[^\s"'`<>]*/;

/** Maximum number of characters to search for the end of a login. */
const FURTHEST = 400;

/** Marks user names and passwords in addresses (`user:password@host`, with any characters), and logins in commands. */
export function markSignIns(text: string): string {
  const mark = kinds.secret.mark;
  let left = markSpans(text, schemeEnd, mark, ({ 0: sign, index }, all) => inAddress(all, index + sign.length));
  left = markSpans(left, bare, mark, withoutScheme);
  for (const option of commandOptions)
    left = markSpans(left, option, mark, ({ 0: whole, index }, all) => findValue(all, index + whole.length, 'word'));
  left = markSpans(left, pairOfStrings, mark, ({ 0: whole, 1: open = '', index }) => ({
    start: index + open.length,
    end: index + whole.length - 1,
  }));
  return markSpans(left, sqlPassword, mark, ({ 0: whole, index }, all) => findValue(all, index + whole.length, 'word'));
}

function inAddress(text: string, start: number): Span | undefined {
  let run = inAddressOnly.exec(text.slice(start, start + FURTHEST))?.[0] ?? '';
  const port = /^[^:/?#@]*(?::|%3A)([^/?#@]*)/i.exec(run);
  let at = lastAt(run);
  // A password that contains a space or a quote: the text after the colon isn't a port, and an @ follows later on the line.
  if (
    at < 0 &&
    port !== null &&
    /\D/.test(port[1] ?? '') &&
    !/^\d{1,5}\W/.test(port[1] ?? '') &&
    !run.startsWith('[')
  ) {
    const line = text.slice(start, start + FURTHEST).split('\n', 1)[0] ?? '';
    at = lastAt(line);
    if (at < 0 || /:\/\//.test(line.slice(0, at))) return undefined;
    run = line;
  }
  if (at < 0) return undefined;
  // An @ in a path: http://localhost:8080/users/anna@example.com
  const host = /^\[?([\w.:-]+?)\]?(?::\d{1,5})?[/?#]/.exec(run.slice(0, at))?.[1];
  if (host !== undefined && isKnownHost(host)) return undefined;
  return { start, end: start + at };
}

/** The last @ that a host can follow. */
function lastAt(run: string): number {
  const encoded = /%40(?=[\w.[-]+(?:[:/?]|%3A|%2F|$))/gi;
  let at = -1;
  for (let next = run.indexOf('@'); next >= 0; next = run.indexOf('@', next + 1))
    if (/[\w[(<\ue000-\ue00f]/.test(run[next + 1] ?? '')) at = next;
  if (at < 0 && !run.includes('@')) for (const match of run.matchAll(encoded)) at = match.index;
  return at;
}

// user:password@host without a scheme, as in Go's data source names. Java objects (Type@1a2b3c) and versions (x@v3) don't count.
const bare = /(?<![\w.+@/-])[\w.+-]{1,60}(?::|%3A)(?=[^\s@]{1,120}@)/g;

function withoutScheme({ 0: user, index }: RegExpExecArray, text: string): Span | undefined {
  const start = index + user.length;
  const run = /^\S*/.exec(text.slice(start, start + FURTHEST))?.[0] ?? '';
  const at = lastAt(run);
  if (at < 1 || /^[\da-f]{5,8}\b/.test(run.slice(at + 1)) || run.startsWith('//')) return undefined;
  return { start: index, end: start + at };
}

const commandOptions = [
  // curl -u user:password, with or without quotes
  /(?:[ \t"']-u[ \t]{0,4}|--(?:proxy-)?user(?:name)?[ =])["']?[^\s:"']{1,80}:(?=[^\s])/g,
  // -p password; -p 8080:8080 publishes ports and mkdir -p makes folders
  /(?<!mkdir)(?<![\w-])-p[ \t]{1,4}(?!-|\d{1,5}(?::\d{1,5}){0,2}(?:\/\w{3})?(?=[\s"',]|$)|[./~])(?=\S)/g,
  /(?<![\w-])-p=?(?=["'][^"'\n]{1,100}["'])/g,
  // mysql -ppassword and the like
  /(?:mysql|mariadb|sshpass|mongo|sqlcmd|redis-cli|ldapsearch|bcp)[^\n]{0,200}?[ \t]-[pPaw](?=[^\s-])/g,
];

// auth=('user', 'password')
const pairOfStrings = /(auth[ \t]{0,4}=[ \t]{0,4}\w{0,30}\()[^()\n]{1,300}\)/gi;

// CREATE USER … IDENTIFIED BY 'password'
const sqlPassword = /IDENTIFIED(?: WITH \w{1,40})? (?:BY|AS)(?: PASSWORD)? /gi;
