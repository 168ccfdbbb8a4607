import { escapeXml } from '#output/escape-xml.ts';

export interface FeedEntry {
  /** Never changes, even if the page moves or the entry is corrected. */
  id: string;
  title: string;
  /** Absolute address of what the entry is about. */
  href: string;
  /** RFC 3339. */
  updated: string;
  summary: string;
  author?: string;
}

export interface Feed {
  title: string;
  subtitle: string;
  /** Absolute addresses of the feed and of the site. */
  self: string;
  home: string;
  language: string;
  author: string;
}

/**
 * A feed as RFC 4287 describes it. It is as new as its newest entry, so that equal sites have equal feeds.
 * @param entries newest first, at least one
 */
export function atomFeed(feed: Feed, entries: readonly FeedEntry[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    element('id', feed.self),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.home)}"/>`,
    element('updated', entries[0]?.updated ?? ''),
    `<author>${element('name', feed.author)}</author>`,
    ...entries.map(entryElement),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function entryElement({ id, title, href, updated, summary, author }: FeedEntry): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(href)}"/>`,
    element('updated', updated),
    ...(author ? [`<author>${element('name', author)}</author>`] : []),
    element('summary', summary),
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
