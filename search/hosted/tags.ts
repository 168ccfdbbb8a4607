/** The tag of what belongs to no version of the documentation. */
export const DEFAULT_TAG = 'default';

/** The tag of the pages of one version, as Docusaurus names it, so that an index made for its sites goes on working. */
export function versionTag(plugin: string, version: string): string {
  return `docs-${plugin}-${version}`;
}
