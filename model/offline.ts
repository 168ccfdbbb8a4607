/** Parts of an offline copy; readers see the size of each. */
export const offlineGroups = ['pages', 'search', 'tools', 'images'] as const;
export type OfflineGroup = (typeof offlineGroups)[number];

export interface OfflineAmount {
  files: number;
  bytes: number;
}

/** What the build says about the copy that readers of one language can save: `offline.json` at the base of the language. */
export interface OfflineOffer {
  /** Increases when browsers with an older copy couldn't read it. */
  format: 1;
  build: string;
  /** Last change of a page, as RFC 3339; absent when no page says when it changed. */
  changed?: string;
  /** Address of the list of files. */
  list: string;
  groups: Readonly<Record<OfflineGroup, OfflineAmount>>;
  trailingSlash: boolean | null;
  /** Language of the texts, for example `pt-BR`. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** What pages from the copy say, and where readers learn more. */
  texts: { copy: string; about: string; missing: string; home: string };
  aboutPage: string;
  /** Address of the style sheet of the note. */
  styles: string;
  /** The archive of this build, where one is deployed. */
  archive?: { address: string; bytes: number };
}

/** The files of a copy. */
export interface OfflineList {
  /** Public address and bytes of each file. */
  files: readonly (readonly [address: string, bytes: number])[];
  /** Targets of moved addresses, encoded as in a URL, because there is no host to redirect offline. */
  moved: Readonly<Record<string, string>>;
}

/** Files at the base of a language; they are never kept. */
export const OFFER_FILE = 'offline.json';
export const SERVICE_WORKER_FILE = 'service-worker.js';
