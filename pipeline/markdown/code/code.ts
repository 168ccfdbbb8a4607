import type { Code, Root } from 'mdast';
import { nearest } from '#pipeline/problems/nearest.ts';
import { rendered } from '../nodes.ts';
import { originOf, report, type Scope } from '../scope.ts';
import { walkType } from '../walk.ts';
import { codeBlock } from './code-block.ts';
import { parseFenceMeta } from './fence-meta.ts';
import { loadHighlighter } from './highlight.ts';
import { languages } from './languages.ts';
import { highlightSession } from './shell-session.ts';

/** Colours every block of code, checks what its fence says, and keeps it as a sample. */
export async function renderCode(tree: Root, scope: Scope): Promise<void> {
  const used = new Set<string>();
  walkType(tree, 'code', (node) => {
    if (node.lang) used.add(node.lang);
  });
  const highlight = await loadHighlighter(used);
  walkType(tree, 'code', (node, index, parent) => {
    const language = knownLanguage(node, scope);
    const { meta, problems } = parseFenceMeta(node.meta ?? '', node.value.split('\n').length);
    for (const problem of problems) report(scope, node, { rule: 'code/unknown-meta', ...problem });
    const { title, illustrative } = meta;
    const found = { ...(title !== undefined && { title }), ...(illustrative !== undefined && { illustrative }) };
    scope.samples.push({ language, code: node.value, ...found, origin: originOf(scope, node) });
    const session = language === 'shell-session';
    const lines = session ? highlightSession(node.value, highlight) : highlight(node.value, language);
    const block = codeBlock(lines, language, meta);
    parent.children[index] = rendered([block], { code: node.value, ...(title !== undefined && { text: title }) });
  });
}

/** The language of a fence; `text` after a problem. */
function knownLanguage(node: Code, scope: Scope): string {
  const { lang } = node;
  if (!lang) {
    const fix = 'Write it right behind the fence, e.g. ```python; ```text if it is none.';
    report(scope, node, { rule: 'code/no-language', message: 'This block of code names no language.', fix });
    return 'text';
  }
  if (Object.hasOwn(languages, lang)) return lang;
  const names = Object.keys(languages);
  const called = names.find((name) => languages[name]?.alsoCalled?.includes(lang.toLowerCase()));
  const meant = called ?? nearest(lang, names);
  report(scope, node, {
    rule: 'code/unknown-language',
    message: `"${lang}" is no language of this site.`,
    fix: meant ? `Did you mean "${meant}"?` : `The languages are ${names.join(', ')}.`,
  });
  return 'text';
}
