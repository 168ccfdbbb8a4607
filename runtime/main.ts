/*
 * The code that every page runs immediately: only what a reader sees before doing anything. The rest is in interactive.ts, which is
 * loaded when the browser is idle or at the first sign that the reader wants to do something.
 */
import { startAnnouncement } from './announcement.ts';
import { cleanAddress } from './clean-address.ts';
import { startColorMode } from './color-mode.ts';
import { startDetails } from './details.ts';
import { startIslands } from './islands.ts';
import { startInteractive } from './load-interactive.ts';
import { startShortcuts } from './shortcuts.ts';
import { startSidebarPosition } from './sidebar-position.ts';
import { startFeatures } from './start-features.ts';
import { startTabChoice } from './tab-choice.ts';

// What changes heights (tabs, details) comes before what measures.
startFeatures([
  cleanAddress,
  startColorMode,
  startAnnouncement,
  startTabChoice,
  startDetails,
  startSidebarPosition,
  startIslands,
  startShortcuts,
  startInteractive,
]);
