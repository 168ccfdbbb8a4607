import type { SearchTargets } from '../search-figures.ts';
import type { PeerPage } from './peer-page.ts';

/** Another generator with the smallest site that one would publish with it. */
export interface Peer {
  name: string;
  packageJson: {
    type?: 'module';
    /** Exact versions. */
    dependencies: Readonly<Record<string, string>>;
    overrides?: Readonly<Record<string, string>>;
    /** Packages whose install scripts npm can run. */
    allowScripts?: Readonly<Record<string, true>>;
  };
  /** Path below node_modules of the Node.js that builds it, if ours may be too old. */
  node?: string;
  /** Path of the build program below node_modules, and its arguments. */
  build: readonly string[];
  /** Folder of the built site. */
  dist: string;
  /** Undefined when the site has no built-in search. */
  search?: SearchTargets;
  /** All files of the site, by path. */
  files(pages: readonly PeerPage[]): Record<string, string>;
}

/** Front matter as YAML, of which JSON is a part. */
export function withFrontMatter(values: Readonly<Record<string, unknown>>, body: string): string {
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

/** A sidebar by folder, like the ones that generators create. */
export interface SidebarGroup<Entry> {
  pages: Entry[];
  folders: Map<string, SidebarGroup<Entry>>;
}

/** Sorts pages into the folders of their addresses. */
export function sidebarOf(pages: readonly PeerPage[]): SidebarGroup<PeerPage> {
  const top: SidebarGroup<PeerPage> = { pages: [], folders: new Map() };
  for (const page of pages) {
    let group = top;
    for (const folder of page.path.split('/').slice(2, -1)) {
      const next = group.folders.get(folder) ?? { pages: [], folders: new Map() };
      group.folders.set(folder, next);
      group = next;
    }
    group.pages.push(page);
  }
  return top;
}
