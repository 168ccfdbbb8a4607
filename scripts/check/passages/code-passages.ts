import type { Passage } from './passage.ts';

/** Texts in quotation marks, comments, and text between JSX tags. A string in a comment is part of the comment. */
const PIECES =
  /\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[\w"'}/]>)[^<>{}=;]*[A-Za-z]{2,} [A-Za-z]{2,}[^<>{}=;]*(?=[<{])/g;

/**
 * The prose in TypeScript: comments, strings of three words or more, and JSX text. This isn't a parser for the language, so a regular expression that
 * contains a quotation mark can end a string too early or too late.
 * @param code a .ts or .tsx file
 */
export function codePassages(code: string): Passage[] {
  return [...code.matchAll(PIECES)].flatMap(({ 0: piece, index }): Passage[] => {
    const text = proseOf(piece);
    if (!/[A-Za-z]{2,}\W+[A-Za-z]{2,}\W+[A-Za-z]{2,}/.test(text)) return [];
    return [{ text, line: code.slice(0, index).split('\n').length, kind: 'interface' }];
  });
}

function proseOf(piece: string): string {
  const inside = piece.startsWith('/*')
    ? piece.slice(2, -2).replace(/^\s*\*+/gm, ' ')
    : piece.startsWith('//')
      ? piece.slice(2)
      : /^['"`]/.test(piece)
        ? piece
            .slice(1, -1)
            .replace(/\$\{[^}]*\}/g, '…')
            .replace(/\\n/g, ' ')
            .replace(/\\(.)/g, '$1')
        : piece;
  return inside.replace(/\s+/g, ' ').trim();
}
