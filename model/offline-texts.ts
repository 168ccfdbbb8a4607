/** Interface texts of pages that come from a kept copy; part of `english` in strings.ts. */
export const offlineTexts = {
  offlineLink: 'Save these docs offline',
  offlineCopy: 'The site can’t be reached. This page comes from the copy you saved on {date}.',
  offlineAbout: 'About this copy',
  offlineMissing: 'The site can’t be reached, and this page isn’t part of your saved copy.',
  archiveNote:
    'You are reading an archive of build {build}. To use the interactive parts of this page, open it on the site: {address}',
} as const;
