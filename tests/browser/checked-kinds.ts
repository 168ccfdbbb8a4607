import { isExhaustive, touched } from '../extent.ts';
import { type PageKind, pageKinds } from './page-kinds.ts';

/** Files that every page is made with: the frame around pages, the parts that pages share, the checks themselves. */
const SHARED =
  /^(styles\/|subjects\/[^/]*$|site\/(ui|shell|islands|navigation)\/|runtime\/|tests\/accessibility\/|tests\/browser\/page-kinds\.ts)/;

/** Beginnings of addresses, with the words by which folders and files of that subject are named. The first that fits decides. */
const SUBJECTS: readonly [address: RegExp, words: RegExp][] = [
  [/^\/tools\/recipes/, /\b(recipes?|options?)\b/],
  [/^\/tools\/deploy/, /\b(deploy|helm)\b/],
  [/^\/docs\/deploy\/helm/, /\bhelm\b/],
  [/^\/tools\/errors/, /\b(errors?|symptoms)\b/],
  [/^\/tools\/metamodel/, /\bmetamodel\b/],
  [/^\/tools\/upgrade/, /\bupgrades?\b/],
  [/^\/tools\/urn/, /\burns?\b/],
  [/^\/integrations/, /\b(integrations|connectors|capabilit(y|ies))\b/],
  [/^\/search/, /\bsearch\b/],
  [/^\/samples/, /\bsamples\b/],
  [/^\/guild/, /\bcommunity\b/],
  [/^\/accessibility/, /\b(accessibility|conformance)\b/],
  [/^\/offline/, /\boffline\b/],
  [/^\/docs\/graphql/, /\bgraphql\b/],
  [/^\/docs\/python-sdk/, /\bsdk\b/],
  [/^\/docs\/generated\/ingestion/, /\bconnectors\b/],
  [/^\/docs\/generated\/metamodel/, /\bmetamodel\b/],
  [/^\/docs\/api\/datahub-apis/, /\bapi-choice\b/],
  [/^\/docs\/deploy\/(environment|compose)/, /\b(environment|compose)\b/],
  [/^\/docs$/, /\bdocs-landing\b/],
  [/^\/tools$/, /^(site|content)\/tools\/[^/]*$/],
  [/^\/$/, /^(site|content)(\/pages)?\/home\b/],
];

/** Tests, documents, and what only the command line uses change no page. */
const changesPages = (file: string) =>
  !/\.(test|spec)\.tsx?$|^(docs|deploy|scripts|tests\/(?!accessibility|browser\/page-kinds))/.test(file);

/**
 * Whether a change of these files may change how a kind of page looks.
 * @param files relative to the root
 */
export function isTouched({ name, path }: Pick<PageKind, 'name' | 'path'>, files: readonly string[]): boolean {
  const [address = ''] = path.split('?');
  const words = SUBJECTS.find(([beginning]) => beginning.test(address))?.[1];
  return files
    .filter(changesPages)
    .some(
      (file) =>
        SHARED.test(file) ||
        words?.test(file) === true ||
        (/\bsearch\b/.test(name) && /\bsearch\b/.test(file)) ||
        [`content${address}.md`, `content${address}/index.md`].includes(file),
    );
}

/** The kinds of pages to check: the sample and what the change touches, or all of them with `--all`. Each keeps its place in the list. */
export function checkedKinds(): { kind: PageKind; index: number }[] {
  return pageKinds
    .map((kind, index) => ({ kind, index }))
    .filter(({ kind }) => isExhaustive || kind.isSample === true || isTouched(kind, touched));
}
