/**
 * File of an index's head below the base of its locale. The build id makes a new name for every build; the files that the head names stand
 * beside it and have names of their own content.
 */
export function searchIndexFile(build: string, version: string): string {
  return `assets/search/${build}-${version}.json`;
}
