import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../files-below.ts';

/** A page in the form that peers get. */
export interface PeerPage {
  /** For example, `/docs/what/urn`. */
  path: string;
  title: string;
  description: string;
  /** Plain Markdown without front matter and without the title. */
  body: string;
}

/**
 * Reads the Markdown twins of a built site as pages for other generators. Links lead to the pages of that site; nothing else is changed.
 * @param dist folder of the built site
 */
export function readPeerPages(dist: string): PeerPage[] {
  const names = filesBelow(join(dist, 'docs')).filter((name) => name.endsWith('.md') && name !== 'index.md');
  const all = new Set(names);
  // A page with pages below it has the same twin twice.
  const once = names.filter((name) => !name.endsWith('/index.md') || !all.has(name.replace(/\/index\.md$/, '.md')));
  return once.map((name) => {
    const path = `/docs/${name.replace(/(?:\/index)?\.md$/, '')}`;
    return readTwin(readFileSync(join(dist, 'docs', name), 'utf8'), path);
  });
}

/** Parses a Markdown twin. */
export function readTwin(twin: string, path: string): PeerPage {
  const [, head = '', body = twin] = /^---\n(.*?)\n---\n(.*)$/s.exec(twin) ?? [];
  const value = (key: string) => JSON.parse(new RegExp(`^${key}: (".*")$`, 'm').exec(head)?.[1] ?? '""') as string;
  const origin = new URL(value('canonical') || 'https://example.com').origin;
  const inner = new RegExp(`\\]\\(${origin.replaceAll('.', '\\.')}(/[^)#]*?)\\.md(#[^)]*)?\\)`, 'g');
  return {
    path,
    title: value('title') || path,
    description: value('description'),
    body: body.replace(/^\s*# .*\n/, '').replace(inner, ']($1$2)'),
  };
}
