/** The tag of what belongs to no version of the documentation. */
export const DEFAULT_TAG = 'default';

/** The tag of the pages of one version, named as in Docusaurus, so that an index made for a Docusaurus site still works. */
export function versionTag(plugin: string, version: string): string {
  return `docs-${plugin}-${version}`;
}
