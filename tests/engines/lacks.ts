import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { type Listening, listen } from '../browser/listen.ts';

/** Something that a browser may not have. */
export interface Lack {
  /** Names of the behaviors that come near it. */
  concerns: RegExp;
  /** Takes the interface away, before any script of a page runs. */
  remove?: () => void;
  /** A name in HTML, CSS, and scripts that the browser doesn't know. */
  unknown?: string;
  /** Directives of the content security policy that the browser doesn't know. */
  directives?: RegExp;
}

/** What the site uses where a browser has it. */
export const lacks: Readonly<Record<string, Lack>> = {
  'the Navigation API': {
    concerns: /back|leads to/,
    remove: () => {
      Reflect.deleteProperty(window, 'navigation');
    },
  },
  popover: { concerns: /term|menu of a page/, unknown: 'popover' },
  'view transitions': {
    concerns: /color mode/,
    remove: () => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    },
  },
  'content-visibility': { concerns: /filter of a reference|section/, unknown: 'content-visibility' },
  'Trusted Types': {
    concerns: /search dialog opens|leads to its page|menu of|editor checks|error tool|operation runs/,
    remove: () => {
      Reflect.deleteProperty(window, 'trustedTypes');
    },
    directives: /; (?:require-trusted-types-for|trusted-types) [^;">]*/g,
  },
};

const RENAMED = /^(?:text\/(?:html|css|javascript)|application\/json)/;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Serves a site as a browser sees it that doesn't know some of its names. Chromium can't be told to forget attributes, selectors, or properties. If they
 * arrive with another name, then the markup, the styles, the feature tests, and the scripts behave as in a browser that never had them.
 * @param origin where the site is served
 */
export async function serveWithout(origin: string, missing: readonly Lack[]): Promise<Listening> {
  const names = missing.flatMap(({ unknown = [] }) => unknown);
  const rename = (text: string) => names.reduce((all, name) => all.replaceAll(new RegExp(name, 'gi'), '$&less'), text);
  const server = createServer(async ({ url = '/', method = 'GET', headers: { accept = '*/*' } }, response) => {
    // Names of files may contain the name, too.
    const path = names.reduce((all, name) => all.replaceAll(`${name}less`, name), url);
    const answer = await fetch(origin + path, { method, redirect: 'manual', headers: { accept } });
    const { status, headers } = answer;
    const isText = RENAMED.test(headers.get('content-type') ?? '');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = isText ? bytes.toString() : '';
    const hashes = new Map(
      [...text.matchAll(/<(?:style|script)[^>]*>(.*?)<\/(?:style|script)>/gs)].map(([, code = '']) => [
        hashOf(code),
        hashOf(rename(code)),
      ]),
    );
    // The policy allows inlined code by its hash. Documents contain it too.
    const adjust = (policy: string) => {
      const known = policy.replace(/sha256-[\w+/]+=/g, (hash) => hashes.get(hash) ?? hash);
      return missing.reduce((all, { directives }) => (directives ? all.replace(directives, '') : all), known);
    };
    const kept = ['content-type', 'cache-control', 'location'].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    response.writeHead(status, {
      ...Object.fromEntries(kept),
      'content-security-policy': adjust(headers.get('content-security-policy') ?? ''),
    });
    response.end(isText ? adjust(rename(text)) : bytes);
  });
  return listen(server);
}
