import { onEvent } from './on-event.ts';
import { readText, watchKeys, writeText } from './store.ts';

const DISMISSED = 'docusaurus.announcement.dismiss';

/** Closing the announcement bar, in all tabs. The boot script keeps the id and shows the bar again when that changes. */
export function startAnnouncement(): void {
  watchKeys((key) => {
    const isClosed = key === DISMISSED && readText(key) === 'true';
    if (isClosed) document.documentElement.dataset.announcementClosed = '';
  });
  onEvent('click', '[data-announcement-close]', () => writeText(DISMISSED, 'true'));
}
