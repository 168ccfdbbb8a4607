import { isExhaustive, touched } from '../extent.ts';
import { type PageKind, pageKinds } from './page-kinds.ts';

/** Files that every page is made with: the frame around pages, the parts that pages share, the checks themselves. */
const SHARED =
  /^(styles\/|subjects\/[^/]*$|site\/(ui|shell|islands|navigation)\/|runtime\/|tests\/accessibility\/|tests\/browser\/page-kinds\.ts)/;

/** Tests, documents, and what only the command line uses change no page. */
const changesPages = (file: string) =>
  !/\.(test|spec)\.tsx?$|^(docs|deploy|scripts|tests\/(?!accessibility|browser\/page-kinds))/.test(file);

/**
 * Which kinds of pages a change may change the look of.
 * @param files that the change touches, relative to the root
 * @returns tells whether a kind is one of them
 */
export async function touchedBy(files: readonly string[]): Promise<(kind: Pick<PageKind, 'name' | 'path'>) => boolean> {
  const changing = files.filter(changesPages);
  if (changing.length === 0) return () => false;
  if (changing.some((file) => SHARED.test(file))) return () => true;
  // What pages are made of is read from all subjects: three times as many modules as all browser tests load.
  const { sourcesOf } = await import('./page-sources.ts');
  return ({ name, path }) => {
    const [address = ''] = path.split('?');
    const sources = sourcesOf(address);
    return changing.some(
      (file) =>
        sources.some((beginning) => file.startsWith(beginning)) || (/\bsearch\b/.test(name) && /\bsearch\b/.test(file)),
    );
  };
}

/** Whether the change under test may change how a kind of page looks. */
export const isTouched = await touchedBy(touched);

/** The kinds of pages to check: the sample and what the change touches, or all of them with `--all`. Each keeps its place in the list. */
export function checkedKinds(): { kind: PageKind; index: number }[] {
  return pageKinds
    .map((kind, index) => ({ kind, index }))
    .filter(({ kind }) => isExhaustive || kind.isSample === true || isTouched(kind));
}
