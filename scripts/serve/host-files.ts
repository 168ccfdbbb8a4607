import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CACHING, RESOURCE_POLICY } from '#output/hosting/headers.ts';

export interface HeaderRule {
  /** How paths begin that the rule applies to, for example `/assets/`. */
  prefix: string;
  /** How they end, for example `.md`; empty for all. */
  suffix: string;
  headers: Record<string, string>;
}

/** The rules of a `_headers` file: a path with one `*`, then indented `Name: value` lines. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const rule = rules.at(-1);
    if (header && rule) rule.headers[header[1] ?? ''] = header[2] ?? '';
    else if (line.trim() !== '') {
      const [prefix = '', suffix = ''] = line.trim().split('*');
      rules.push({ prefix, suffix, headers: {} });
    }
  }
  return rules;
}

/** Old address → new address, from a `_redirects` file. */
export function parseRedirects(text: string): Map<string, string> {
  const rows = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(rows.flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])));
}

export interface HostFiles {
  /** In their order: later rules replace headers of earlier ones. */
  headers: HeaderRule[];
  redirects: Map<string, string>;
  /** Base URL of the site, which the first header rule covers. */
  base: string;
  /** Whether page addresses end in a slash; null if both spellings are valid. Every document states it. */
  trailingSlash: boolean | null;
}

/**
 * Reads both host files of a built site.
 * @returns their current content, because a site that is rebuilt while it is served has a new policy
 */
export function openHostFiles(dir: string): () => HostFiles {
  const file = join(dir, '_headers');
  let read: (HostFiles & { time: number }) | undefined;
  return () => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (read?.time !== time) read = { ...readHostFiles(dir), time };
    return read;
  };
}

function readHostFiles(dir: string): HostFiles {
  const read = (name: string) => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : '');
  const rules = parseHeaders(read('_headers'));
  const base = rules[0]?.prefix ?? '/';
  // Hosts that read the file have their own rules for these, which the file can't replace for everything but assets.
  const own = { 'Cross-Origin-Resource-Policy': RESOURCE_POLICY.others, 'Cache-Control': CACHING.others };
  const slash = /data-trailing-slash="(true|false)"/.exec(read('index.html'))?.[1];
  return {
    headers: [{ prefix: base, suffix: '', headers: own }, ...rules],
    redirects: parseRedirects(read('_redirects')),
    base,
    trailingSlash: slash === undefined ? null : slash === 'true',
  };
}
