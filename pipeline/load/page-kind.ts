import type { PageKind } from '#model/page.ts';

/** Folders whose written pages aren't guides. Generators set the kind of their pages themselves. */
const kinds: readonly [RegExp, PageKind][] = [
  [/\/api\/tutorials\//, 'tutorial'],
  [/\/quick-ingestion-guides\//, 'tutorial'],
  [/\/python-sdk(\/|$)/, 'sdk'],
  [/\/release-notes(\/|$)/, 'release-notes'],
  [/\/releases$/, 'release-notes'],
];

/** What a written page is about, based on its address. */
export function pageKind(path: string): PageKind {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'guide';
}
