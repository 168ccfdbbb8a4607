/** Texts of the feeds; part of `english` in strings.ts. */
export const feedTexts = {
  releasesFeed: '{title} releases',
  releasesFeedAbout: 'What to know before you upgrade to a release of {title}.',
  releaseWithoutNotes: 'No breaking changes, downtime or deprecations are noted for {version}.',
  changesFeed: 'Changed pages of {title}',
  changesFeedAbout: 'The pages of the {title} documentation that changed last.',
} as const;
