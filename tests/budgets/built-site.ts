import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '../sites/build-tiny-site.ts';

/** Folder of the built site; see tests/build-real-site.ts. */
const dist = join(process.cwd(), 'dist');

/** All files of the built site. */
export const files = filesBelow(dist);

/** All documents, by path below dist/. */
export const documents = files.filter((file) => file.endsWith('.html') && !file.startsWith('assets/'));

/** Text of a built file. */
export function read(file: string): string {
  return readFileSync(join(dist, file), 'utf8');
}

/** Size in bytes as a host sends it, compressed as well as brotli can. */
export function compressedSize(text: string): number {
  return brotliCompressSync(text).length;
}

/** What a document contains inline. */
export function inlineBlocks(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, code = '']) => code);
  return { scripts, styles };
}

/** Files of the site that a document loads by itself: scripts and style sheets. */
export function loadedFiles(html: string): { scripts: string[]; sheets: string[] } {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]*)"/g)].map(([, file = '']) => file);
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]*)"/g)].map(([, file = '']) => file);
  return { scripts, sheets };
}

/** A script with everything it imports at once, however deep. */
export function withImports(script: string, known: readonly string[] = []): string[] {
  if (known.includes(script)) return [...known];
  const imports = [...read(script).matchAll(/(?:from|import)\s*[`'"](\.[^`'"]+)[`'"]/g)].map(([, path = '']) => path);
  return imports.reduce((list, path) => withImports(join(script, '..', path), list), [...known, script]);
}

/** Words of prose of a document's article. */
export function countWords(html: string): number {
  const prose = /<div class="prose">(.*)<\/div><\/article>/s.exec(html)?.[1] ?? '';
  const text = prose.replace(/<figure data-code.*?<\/figure>/gs, ' ').replace(/<[^>]+>/g, ' ');
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}
