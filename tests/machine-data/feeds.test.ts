import { parseFeed } from '@rowanmanning/feed-parser';
import { describe, expect, it } from 'vitest';
import { files, read } from '../budgets/built-site.ts';

const { site } = JSON.parse(read('data/index.json')) as { site: string };
const feeds = files.filter((file) => file.endsWith('.atom'));

it('there are two feeds', () => {
  expect(feeds.toSorted()).toEqual(['changes.atom', 'releases.atom']);
});

// Others wrote the parser, and feed readers use it.
describe.each(feeds)('%s', (file) => {
  const feed = parseFeed(read(file));

  it('is an Atom feed that contains its address', () => {
    expect(feed.meta).toEqual({ type: 'atom', version: '1.0' });
    expect({ self: feed.self, url: feed.url }).toEqual({ self: `${site}${file}`, url: site });
    expect(feed.title).not.toBe('');
  });

  it('has entries that a feed reader can list, sort, and open', () => {
    expect(feed.items.length).toBeGreaterThan(10);
    for (const { id, title, url, updated, description } of feed.items) {
      expect([id, title, url, description].map((text) => typeof text)).toEqual(Array(4).fill('string'));
      expect(url?.startsWith(site)).toBe(true);
      expect(updated).toBeInstanceOf(Date);
    }
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
  });

  it('has its newest entry first, and that entry’s date', () => {
    const dates = feed.items.map(({ updated }) => updated?.getTime() ?? 0);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(feed.updated?.getTime()).toBe(dates[0]);
  });
});
