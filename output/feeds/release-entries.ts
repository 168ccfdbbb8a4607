import { plainText } from '#generators/drafting/plain-text.ts';
import { toHref } from '#model/address.ts';
import { fill } from '#model/fill.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import type { UpgradeEntry } from '#subjects/upgrades/upgrade-facts.ts';
import type { FeedEntry } from './atom.ts';

/** The page that says what changed in which version. */
const NOTES = '/docs/how/updating-datahub';

/** An entry for every release with a date, newest first: what to know before an upgrade. */
export function releaseEntries(
  { config, facts: { upgrades } }: Pick<SiteModel, 'config'> & { facts: Pick<SiteModel['facts'], 'upgrades'> },
  { base, strings }: Pick<LocaleSite, 'base' | 'strings'>,
): FeedEntry[] {
  const { host } = new URL(config.url);
  const entries = upgrades.entries.flatMap((entry) =>
    entry.releases.flatMap(({ version, date }): FeedEntry[] => {
      if (date === undefined) return [];
      const path = entry.anchor ? `${NOTES}#${entry.anchor}` : NOTES;
      return [
        {
          id: `tag:${host},${date}:release/${version}`,
          title: `${config.title} ${version}`,
          href: config.url + toHref(path, { base, trailingSlash: config.trailingSlash }),
          updated: `${date}T00:00:00Z`,
          summary: summaryOf(entry) || fill(strings.releaseWithoutNotes, { version }),
        },
      ];
    }),
  );
  return entries.toSorted((a, b) => (a.updated === b.updated ? 0 : a.updated < b.updated ? 1 : -1));
}

function summaryOf({ notes, changes }: UpgradeEntry): string {
  return [
    ...notes.map(plainText),
    ...changes.map(({ subject, text }) => `${plainText(subject)}: ${plainText(text)}`),
  ].join('\n');
}
