/**
 * The address of a page, derived from its file: the folders form the path, and `index.md` represents its folder.
 * @param file path below the docs folder, for example `how/search.md`
 * @param versionPath path of the version, for example `/docs`
 * @returns for example `/docs/how/search`
 */
export function pagePath(file: string, versionPath: string): string {
  const bare = file.replace(/\.md$/, '').replace(/(^|\/)index$/, '');
  const prefix = versionPath.replace(/\/$/, '');
  return bare === '' ? prefix || '/' : `${prefix}/${bare}`;
}
