/** Texts of the feeds; part of `english` in strings.ts. */
export const feedTexts = {
  releasesFeed: '{title} releases',
  releasesFeedAbout: 'What to know before you upgrade to each {title} release.',
  releaseWithoutNotes: 'No breaking changes, downtime, or deprecations are noted for {version}.',
  changesFeed: 'Recently changed {title} pages',
  changesFeedAbout: 'The most recently changed pages of the {title} documentation.',
} as const;
