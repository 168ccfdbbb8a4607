import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface HeaderRule {
  /** Path prefix the rule applies to, e.g. `/assets/`. */
  prefix: string;
  headers: Record<string, string>;
}

/** The rules of a `_headers` file: a path that ends with `*`, then indented `Name: value` lines. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const rule = rules.at(-1);
    if (header && rule) rule.headers[header[1] ?? ''] = header[2] ?? '';
    else if (line.trim() !== '') rules.push({ prefix: line.trim().replace(/\*$/, ''), headers: {} });
  }
  return rules;
}

/** Old address → new address, from a `_redirects` file. */
export function parseRedirects(text: string): Map<string, string> {
  const rows = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(rows.flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])));
}

/** Reads both host files of a built site; the first header rule covers the site and so tells its base URL. */
export function readHostFiles(dir: string): { headers: HeaderRule[]; redirects: Map<string, string>; base: string } {
  const read = (name: string) => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : '');
  const headers = parseHeaders(read('_headers'));
  return { headers, redirects: parseRedirects(read('_redirects')), base: headers[0]?.prefix ?? '/' };
}
