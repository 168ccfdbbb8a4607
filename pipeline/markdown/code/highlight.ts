import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { escapeHtml } from '../hast.ts';
import { languages } from './languages.ts';
import { classOf, classTheme, type TokenClass } from './token-classes.ts';

/**
 * One per worker, created for the first block of code. Uses Oniguruma rather than Shiki's JavaScript engine: for 378 samples, it took 0.42 s
 * including startup instead of 0.54 s, and the other engine colored two of them incorrectly.
 */
let highlighter: Promise<HighlighterCore> | undefined;

/** Loads what is needed to color the languages. Names without a grammar cost nothing. */
export async function loadHighlighter(names: Iterable<string>): Promise<Highlight> {
  const grammars = [...names].flatMap((name) => languages[name]?.grammar ?? []);
  if (grammars.length === 0) return plain;
  highlighter ??= createHighlighterCore({
    themes: [classTheme],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  const core = await highlighter;
  await core.loadLanguage(...grammars);
  return (code, name) => {
    if (!languages[name]?.grammar) return plain(code, name);
    // Without a time limit: by default Shiki silently stops coloring a line after 500 ms, so the output would depend on the machine's speed.
    const options = { lang: grammarIds[name] ?? name, theme: 'token-classes', tokenizeTimeLimit: 0 } as const;
    return core.codeToTokensBase(code, options).map((tokens) => {
      return lineHtml(tokens.map(({ content, color }) => ({ text: content, type: classOf(color) })));
    });
  };
}

/** Colors code: one string of HTML per line, without line ends. */
export type Highlight = (code: string, language: string) => string[];

/** Grammars that have a different name in Shiki. */
const grammarIds: Readonly<Record<string, string>> = {
  shell: 'shellscript',
  'shell-session': 'shellscript',
  protobuf: 'proto',
  dockerfile: 'docker',
};

const plain: Highlight = (code) => code.split(/\r?\n/).map(escapeHtml);

interface Token {
  text: string;
  type: TokenClass | undefined;
}

/** Adjacent tokens of one class become one element. Spaces belong to the token before them. */
function lineHtml(tokens: readonly Token[]): string {
  const merged: Token[] = [];
  for (const { text, type } of tokens) {
    const last = merged.at(-1);
    if (last && (last.type === type || text.trim() === '')) last.text += text;
    else merged.push({ text, type });
  }
  return merged
    .map(correctString)
    .map(({ text, type }) => (type ? `<span class="${type}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('');
}

/** The GraphQL grammar mistakes strings inside lists and objects for comments, but none of our languages begins a comment with a quote. */
function correctString(token: Token): Token {
  return token.type === 'c' && token.text.trimStart().startsWith('"') ? { ...token, type: 's' } : token;
}
