import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/**
 * A color of the page under the name that .code-editor gives it (code-editor.css): those of the tokens are shortened in the built
 * style sheets.
 */
const colour = (name: string) => `var(--editor-${name})`;
const box = {
  border: `1px solid ${colour('line-strong')}`,
  borderRadius: '0.3rem',
  backgroundColor: colour('surface'),
  color: colour('text'),
};

/** The editor's styles, based on the page's colors, which also apply in its shadow tree. */
export const editorTheme = EditorView.theme({
  '&': { color: colour('code-text'), backgroundColor: colour('surface'), fontSize: '0.875rem', maxBlockSize: '36rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'inherit',
    lineHeight: '1.65',
    minBlockSize: 'var(--editor-least, 20rem)',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: colour('text-strong'), paddingBlock: '0.75rem' },
  // A key that is too long for a phone stays on the line of its number and wraps; otherwise, it would begin below the number.
  '@media (width <= 576px)': { '.cm-line': { wordBreak: 'break-all' } },
  '.cm-gutters': { backgroundColor: colour('surface'), color: colour('text-muted'), border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: colour('surface-raised') },
  '.cm-lintRange': { backgroundImage: 'none', textDecoration: 'underline wavy 1.5px', textUnderlineOffset: '0.2em' },
  '.cm-lintRange-error': { textDecorationColor: colour('danger') },
  '.cm-lintRange-warning': { textDecorationColor: colour('caution') },
  '.cm-lintRange-info': { textDecorationColor: colour('info') },
  '.cm-tooltip': {
    ...box,
    maxInlineSize: 'min(30rem, 90vw)',
    fontFamily: 'Manrope, system-ui, sans-serif',
    boxShadow: '0 4px 16px rgb(0 0 0 / 20%)',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', maxBlockSize: '16em' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: colour('accent-surface'),
    color: colour('accent-text'),
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': { color: colour('text-muted'), fontStyle: 'normal' },
  '.cm-completionInfo, .cm-explained': { padding: '0.5rem 0.75rem', lineHeight: '1.5' },
  '.cm-explained p': { margin: '0.25rem 0 0' },
  '.cm-diagnostic': { padding: '0.5rem 0.75rem', lineHeight: '1.5', borderInlineStart: 'none' },
  '.cm-diagnosticAction': {
    ...box,
    padding: '0.2rem 0.6rem',
    margin: '0.4rem 0.5rem 0 0',
    font: 'inherit',
    fontWeight: '600',
    cursor: 'pointer',
  },
  '.cm-panels': { backgroundColor: colour('surface-raised'), color: colour('text') },
  '.cm-panels-top': { borderBlockEnd: `1px solid ${colour('line')}` },
  '.cm-panel.cm-search': { padding: '0.5rem 2.25rem 0.5rem 0.5rem' },
  '.cm-panel.cm-search label, .cm-textfield, .cm-button': { fontSize: '0.8125rem', minBlockSize: '1.75rem' },
  '.cm-textfield, .cm-button': { ...box, backgroundImage: 'none', padding: '0 0.5rem', font: 'inherit' },
  '.cm-panel.cm-search [name=close]': { color: colour('text'), inlineSize: '1.75rem', blockSize: '1.75rem' },
  '.cm-searchMatch': { backgroundColor: colour('code-mark') },
});

/** The code colors used on the rest of the site. */
export const editorColours = HighlightStyle.define([
  { tag: tags.comment, color: colour('code-comment'), fontStyle: 'italic' },
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: colour('code-property') },
  { tag: [tags.string, tags.special(tags.string)], color: colour('code-string') },
  { tag: [tags.number, tags.bool, tags.null], color: colour('code-number') },
  { tag: [tags.keyword, tags.labelName, tags.typeName, tags.meta], color: colour('code-keyword') },
]);
