import { safely } from '#runtime/safely.ts';

/**
 * Marks the root element with everything that would flash if it came after the first paint: scripts are on, color mode, closed
 * announcement, platform. If storage is off, full, or contains invalid values, the configured defaults apply.
 */
export function setEarlyState(root: HTMLElement): void {
  const { colorDefault, colorSystem, announcementId } = root.dataset;
  root.dataset.js = '';
  if (/^(mac|ip)/i.test(navigator.platform)) root.dataset.mac = '';

  const theme = safely(() => localStorage.getItem('theme'));
  const fallback =
    colorSystem === undefined ? colorDefault : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : (fallback ?? 'light');

  if (announcementId === undefined) return;
  safely(() => {
    const key = 'docusaurus.announcement.';
    if (localStorage.getItem(`${key}id`) !== announcementId) {
      localStorage.setItem(`${key}id`, announcementId);
      localStorage.setItem(`${key}dismiss`, 'false');
    }
    if (localStorage.getItem(`${key}dismiss`) === 'true') root.dataset.announcementClosed = '';
  });
}
