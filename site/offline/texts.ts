/** Interface texts of the page where readers keep a copy, in English; part of `frameTexts`. */
export const offlineCopyTexts = {
  offlineCopyCopiesNeedAddressHttps:
    'You can save a copy only over HTTPS and outside a private window. Some browsers also have a setting that blocks offline copies.',
  offlineCopyCopy: 'Saved copy: {offer}.',
  offlineCopyRemoveCopy: 'Remove the copy',
  offlineCopyDownloadAllPagesAs: 'Download all pages as an archive',
  offlineCopyZip: '{link} (ZIP, {bytes})',
  offlineCopyKeepTheseDocsOffline: 'Save these docs offline',
  offlineCopyStopLoading: 'Stop downloading',
  offlineCopyLookNewerBuild: 'Check for a newer build',
  offlineCopyUpdateCopy: 'Update the copy',
  offlineCopyGoLoading: 'Resume',
  offlineCopyDevice: 'On this device',
  offlineCopyOfferedLoadingTakesLess:
    'Available: {offer}. If the host compresses its files, the download is smaller. Stay on this page until the copy is complete. If you leave before then, you can resume later.',
  offlineCopyLoadingCopy: 'Downloading the copy',
  offlineCopyOf: '{loaded} of {total}',
  offlineCopyKeepingCopyBrowserNeeds: 'To save a copy in your browser, turn on JavaScript.',
} as const;
