import { startActiveLinks } from './active-links.ts';
import { startAnchors } from './anchors.ts';
import { startAnnouncement } from './announcement.ts';
import { startCode } from './code.ts';
import { startColorMode } from './color-mode.ts';
import { startDetails } from './details.ts';
import { startDialogs } from './dialogs.ts';
import { startEnlarge } from './enlarge.ts';
import { fetchFragment } from './fragments.ts';
import { startIslands } from './islands.ts';
import { createLoadCache } from './load-cache.ts';
import { startMenu } from './menu.ts';
import { startNavbar } from './navbar.ts';
import { startNavigation } from './navigation.ts';
import { startPrefetch } from './prefetch.ts';
import { startScrollSpy } from './scroll-spy.ts';
import { startShortcuts } from './shortcuts.ts';
import { startSidebar } from './sidebar.ts';
import { startTabs } from './tabs.ts';
import { startVersion } from './version.ts';

function startPages(): void {
  const fragments = createLoadCache(fetchFragment);
  const sidebar = startSidebar();
  startNavigation(fragments, sidebar);
  startPrefetch(fragments, sidebar);
}

// In this order after each navigation: what changes heights (tabs, details) comes before what measures.
const features = [
  startPages,
  startColorMode,
  startAnnouncement,
  startDialogs,
  startMenu,
  startNavbar,
  startActiveLinks,
  startTabs,
  startDetails,
  startScrollSpy,
  startCode,
  startAnchors,
  startEnlarge,
  startVersion,
  startShortcuts,
  startIslands,
];

for (const start of features) {
  try {
    start();
  } catch (error) {
    // One broken feature must not take the others along; the error still reaches the console and the tests.
    reportError(error);
  }
}
