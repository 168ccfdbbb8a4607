import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Reads a file of the built site by its path below dist/. */
export type ReadFile = (file: string) => string;

/** Compressed bytes by purpose. */
export interface LoadedBytes {
  /** The document with its inlined content. */
  document: number;
  /** Scripts in separate files, with everything that they import immediately. */
  script: number;
  /** Style sheets in separate files. */
  styles: number;
  total: number;
}

/** Size in bytes as sent by a host, with the best brotli compression. */
export function compressedSize(text: string): number {
  return brotliCompressSync(text).length;
}

/** Size in bytes as sent by a host that compresses each response: a few percent more, in a fraction of the time. */
export function quickSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** A document's inline content. Structured data isn't a script. */
export function inlineBlocks(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs),
  ].map(([, code = '']) => code);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, code = '']) => code);
  return { scripts, styles };
}

/** Files of a site at `/` that a document loads automatically. */
export function loadedFiles(html: string): { scripts: string[]; sheets: string[] } {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]*)"/g)].map(([, file = '']) => file);
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]*)"/g)].map(([, file = '']) => file);
  return { scripts, sheets };
}

/** Scripts with everything that they import immediately, at any depth, each named once. */
export function withImports(scripts: readonly string[], read: ReadFile): string[] {
  const found: string[] = [];
  const visit = (script: string) => {
    if (found.includes(script)) return;
    found.push(script);
    for (const [, path = ''] of read(script).matchAll(/(?:from|import)\s*[`'"](\.[^`'"]+)[`'"]/g)) {
      visit(posix.join(script, '..', path));
    }
  };
  for (const script of scripts) visit(script);
  return found;
}

/**
 * What a first visit loads before the page is readable and usable, without fonts and pictures.
 * @param sizeOf how a text is compressed
 */
export function firstLoad(html: string, read: ReadFile, sizeOf = compressedSize): LoadedBytes {
  const { scripts, sheets } = loadedFiles(html);
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + sizeOf(read(file)), 0);
  const document = sizeOf(html);
  const [script, styles] = [sum(withImports(scripts, read)), sum(sheets)];
  return { document, script, styles, total: document + script + styles };
}

/** Words of prose in the article of a document, without code and without the definitions of its terms. */
export function countWords(html: string): number {
  const prose = /<div class="prose">(.*)<\/div><\/article>/s.exec(html)?.[1] ?? '';
  const apart = /<figure[^>]* data-code.*?<\/figure>|<span popover .*?<\/span>/gs;
  // A name that may break between lines is one word.
  const text = prose
    .replace(apart, ' ')
    .replaceAll('<wbr>', '')
    .replace(/<[^>]+>/g, ' ');
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}
