import type { OfflineOffer } from '#model/offline.ts';

const none = { files: 0, bytes: 0 };

/** An offer as the build writes it. */
export const offer: OfflineOffer = {
  format: 1,
  build: 'build-1',
  changed: '2026-11-21T10:00:00Z',
  list: '/catalog/assets/offline/1.json',
  groups: { pages: { files: 3, bytes: 2_340_000 }, search: { files: 1, bytes: 60_000 }, tools: none, images: none },
  trailingSlash: null,
  language: 'en',
  direction: 'ltr',
  texts: { copy: 'The copy of {date}.', about: 'About <it>', missing: 'Not in the copy.', home: 'Home' },
  aboutPage: '/catalog/offline',
  styles: '/catalog/assets/styles/copy-note-1.css',
};
