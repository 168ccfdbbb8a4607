/** Interface texts of pages that come from a kept copy; part of `english` in strings.ts. */
export const offlineTexts = {
  offlineLink: 'Keep these docs offline',
  offlineCopy: 'The site can’t be reached. This page comes from the copy you kept on {date}.',
  offlineAbout: 'About this copy',
  offlineMissing: 'The site can’t be reached, and this page is not part of the copy you keep.',
  archiveNote:
    'You are reading an archive of build {build}. What can be operated on this page works on the site: {address}',
} as const;
