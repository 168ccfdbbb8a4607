import { isExhaustive, touched } from '../extent.ts';
import { type PageKind, pageKinds } from './page-kinds.ts';
import { sourcesOf } from './page-sources.ts';

/** Files that every page is made with: the frame around pages, the parts that pages share, the checks themselves. */
const SHARED =
  /^(styles\/|subjects\/[^/]*$|site\/(ui|shell|islands|navigation)\/|runtime\/|tests\/accessibility\/|tests\/browser\/page-kinds\.ts)/;

/** Tests, documents, and what only the command line uses change no page. */
const changesPages = (file: string) =>
  !/\.(test|spec)\.tsx?$|^(docs|deploy|scripts|tests\/(?!accessibility|browser\/page-kinds))/.test(file);

/**
 * Whether a change of these files may change how a kind of page looks.
 * @param files relative to the root
 */
export function isTouched({ name, path }: Pick<PageKind, 'name' | 'path'>, files: readonly string[]): boolean {
  const [address = ''] = path.split('?');
  const sources = sourcesOf(address);
  return files
    .filter(changesPages)
    .some(
      (file) =>
        SHARED.test(file) ||
        sources.some((beginning) => file.startsWith(beginning)) ||
        (/\bsearch\b/.test(name) && /\bsearch\b/.test(file)),
    );
}

/** The kinds of pages to check: the sample and what the change touches, or all of them with `--all`. Each keeps its place in the list. */
export function checkedKinds(): { kind: PageKind; index: number }[] {
  return pageKinds
    .map((kind, index) => ({ kind, index }))
    .filter(({ kind }) => isExhaustive || kind.isSample === true || isTouched(kind, touched));
}
