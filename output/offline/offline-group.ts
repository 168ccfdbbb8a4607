import type { OfflineGroup } from '#model/offline.ts';

const rules: readonly (readonly [pattern: RegExp, group: OfflineGroup | undefined])[] = [
  // Link previews and home screen icons, which pages don't show.
  [/^(previews\/|icon-|archive\/)/, undefined],
  // The lists themselves.
  [/^offline\//, undefined],
  [/^(search\/|search-worker-|islands\/search-)/, 'search'],
  [/^(tools\/|islands\/tool-|\w+-worker-)/, 'tools'],
  [/^images\//, 'images'],
  [/\.(js|css|woff2|svg|html|json)$/, 'pages'],
];

/**
 * The part of an offline copy that a built file belongs to.
 * @param file path below `assets/` or `latest/`
 * @returns undefined for files that aren't
 * saved
 */
export function offlineGroup(file: string): OfflineGroup | undefined {
  return rules.find(([pattern]) => pattern.test(file))?.[1];
}
