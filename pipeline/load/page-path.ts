/**
 * The address of a page from the place of its file: the folders are the path, `index.md` stands for its folder.
 * @param file path below the docs folder, for example `how/search.md`
 * @param versionPath where the version lives, for example `/docs`
 * @returns for example `/docs/how/search`
 */
export function pagePath(file: string, versionPath: string): string {
  const bare = file.replace(/\.md$/, '').replace(/(^|\/)index$/, '');
  const prefix = versionPath.replace(/\/$/, '');
  return bare === '' ? prefix || '/' : `${prefix}/${bare}`;
}
