import type { UpgradeData } from './data.ts';
import type { UpgradeNotes, VersionNotes } from './schema.ts';

/** The page that lists the changes. */
const PAGE = '/docs/how/updating-datahub';

/** Releases with what changed, as `upgrades.json` has them. */
export interface PublishedUpgrades extends Pick<UpgradeNotes, 'describes'> {
  /** Newest first. */
  versions: readonly (Omit<VersionNotes, 'anchor'> & {
    /** Path of the notes, with the heading's ID. */
    page: string;
  })[];
}

/** What changed in which version; without versions if the site has no notes. */
export function publishedUpgrades({ upgrades: [file] }: UpgradeData): PublishedUpgrades {
  const { describes = '', versions = [] } = file?.value ?? {};
  return {
    describes,
    versions: versions.map(({ anchor, ...notes }) => ({
      ...notes,
      page: anchor === undefined ? PAGE : `${PAGE}#${anchor}`,
    })),
  };
}
