import { fill } from '#model/fill.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { FileWriter } from '#output/file-writer.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { atomFeed, type FeedEntry } from './atom.ts';
import { changeEntries } from './change-entries.ts';
import { releaseEntries } from './release-entries.ts';

/** A feed of a locale that has entries. */
export interface SiteFeed {
  title: string;
  subtitle: string;
  /** File below the folder of the locale. */
  file: string;
  entries: readonly FeedEntry[];
}

/** The feeds of a locale: releases and changed pages. A feed without entries, as outside a Git repository, is left out. */
export function siteFeeds(model: SiteModel, localeSite: LocaleSite): SiteFeed[] {
  const { strings } = localeSite;
  const { title } = model.config;
  const feeds = [
    {
      file: 'releases.atom',
      title: fill(strings.releasesFeed, { title }),
      subtitle: fill(strings.releasesFeedAbout, { title }),
      entries: releaseEntries(model, localeSite),
    },
    {
      file: 'changes.atom',
      title: fill(strings.changesFeed, { title }),
      subtitle: fill(strings.changesFeedAbout, { title }),
      entries: changeEntries(model, localeSite),
    },
  ];
  return feeds.filter(({ entries }) => entries.length > 0);
}

/** Writes the feeds of every locale. */
export function writeFeeds(writer: FileWriter, model: SiteModel): void {
  const { url, baseUrl, footer } = model.config;
  for (const localeSite of model.locales) {
    const { base, locale } = localeSite;
    for (const { file, title, subtitle, entries } of siteFeeds(model, localeSite)) {
      const feed = {
        title,
        subtitle,
        self: `${url}${base}${file}`,
        home: `${url}${base}`,
        language: locale.htmlLang,
        author: footer.copyright.holder,
      };
      writer.write(`${base.slice(baseUrl.length)}${file}`, atomFeed(feed, entries));
    }
  }
}
