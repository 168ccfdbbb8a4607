/** Interface texts of the page where readers keep a copy, in English; part of `frameTexts`. */
export const offlineCopyTexts = {
  offlineCopyCopiesNeedAddressHttps:
    'You can keep a copy only over HTTPS and outside of a private window. Some browsers also have a setting that blocks copies.',
  offlineCopyCopy: 'The copy: {offer}.',
  offlineCopyRemoveCopy: 'Remove the copy',
  offlineCopyDownloadAllPagesAs: 'Download all pages as an archive',
  offlineCopyZip: '{link} (ZIP, {bytes})',
  offlineCopyKeepTheseDocsOffline: 'Keep these docs offline',
  offlineCopyStopLoading: 'Stop loading',
  offlineCopyLookNewerBuild: 'Check for a newer build',
  offlineCopyUpdateCopy: 'Update the copy',
  offlineCopyGoLoading: 'Resume',
  offlineCopyDevice: 'On this device',
  offlineCopyOfferedLoadingTakesLess:
    'Offered: {offer}. If the host compresses its files, you download less than that. Stay on this page until the copy is complete. If you leave earlier, you can resume later.',
  offlineCopyLoadingCopy: 'Loading the copy',
  offlineCopyOf: '{loaded} of {total}',
  offlineCopyKeepingCopyBrowserNeeds: 'To keep a copy in your browser, turn on JavaScript.',
} as const;
