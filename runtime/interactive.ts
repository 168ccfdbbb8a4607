/* What a reader operates. Loaded by load-interactive.ts; nothing here is needed to read a page. */
import { startActiveLinks } from './active-links.ts';
import { startAnchors } from './anchors.ts';
import { startCode } from './code.ts';
import { startDefinitions } from './definitions.ts';
import { startDialogs } from './dialogs.ts';
import { fetchFragment } from './fragments.ts';
import { keepFont } from './keep-font.ts';
import { startLazyFeatures } from './lazy-features.ts';
import { createLoadCache } from './load-cache.ts';
import { startMenu } from './menu.ts';
import { startNavbar } from './navbar.ts';
import { startNavigation } from './navigation.ts';
import { startPageMenu } from './page-menu.ts';
import { startPrefetch } from './prefetch.ts';
import { startReaderValues } from './reader-values.ts';
import { startScrollSpy } from './scroll-spy.ts';
import { openSearch } from './search-dialog.ts';
import { searchSlot } from './search-slot.ts';
import { startSidebar } from './sidebar.ts';
import { startFeatures } from './start-features.ts';
import { startTabs } from './tabs.ts';
import { startVersion } from './version.ts';

function startPages(): void {
  const fragments = createLoadCache(fetchFragment, ({ rest }) => rest);
  const sidebar = startSidebar();
  // Without the Navigation API the browser loads pages as ever.
  if (!window.navigation) return;
  startNavigation(fragments, sidebar);
  startPrefetch(fragments, sidebar);
}

/** Terms and their definitions, and menus. */
function startPopovers(): void {
  if ('popover' in HTMLElement.prototype) startDefinitions();
  else import('./popover-fallback.ts').then((module) => module.startPopoverFallback()).catch(console.warn);
}

searchSlot.open = openSearch;
startFeatures([
  startPages,
  startDialogs,
  startMenu,
  startNavbar,
  startActiveLinks,
  startTabs,
  startReaderValues,
  startScrollSpy,
  startCode,
  startLazyFeatures,
  startAnchors,
  startPageMenu,
  startPopovers,
  startVersion,
  keepFont,
]);
