import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, nextDiagnostic, previousDiagnostic, setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  closeHoverTooltips,
  EditorView,
  hasHoverTooltips,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { completionSource } from './completion-source.ts';
import type { CodeSurface, EditorOptions, EditorProblem } from './editor.ts';
import { editorColours, editorTheme } from './editor-theme.ts';
import { explanationNode, sentenceNode } from './explanation-node.ts';
import { unlessNestedTooDeep } from './unless-nested-too-deep.ts';

const severities: Readonly<Record<EditorProblem['severity'], Diagnostic['severity']>> = {
  error: 'error',
  warning: 'warning',
  advice: 'info',
};

/**
 * Creates the editor. It is in a shadow tree, because there its library puts styles into constructed sheets. In the document, it
 * would need style elements, which the content security policy forbids.
 * @param language of the text, for colors and indentation
 * @param others what this editor needs besides
 */
export function createCodeEditor(options: EditorOptions, language: Extension, others: Extension = []): CodeSurface {
  const root = options.host.attachShadow({ mode: 'open' });
  const colored = unlessNestedTooDeep(options.text, [language, syntaxHighlighting(editorColours)]);
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: options.text, extensions: [extensionsOf(options), colored, others] }),
  });
  const stopListening = closeExplanationsOnEscape(view);
  const toDiagnostic = ({ from, to, severity, message, explanation, fixes }: EditorProblem): Diagnostic => ({
    from,
    to,
    severity: severities[severity],
    message: `${message} ${explanation}`,
    renderMessage: () => {
      const node = document.createElement('div');
      const title = sentenceNode('strong', message);
      node.append(title, sentenceNode('div', explanation));
      return node;
    },
    actions: fixes.map(({ label, edits }) => ({
      name: label.replaceAll('`', ''),
      apply: () => options.onFix(edits, label),
    })),
  });
  return {
    text: () => view.state.doc.toString(),
    apply: (edits) => view.dispatch({ changes: edits.map((edit) => ({ ...edit })), userEvent: 'input.complete' }),
    replace: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
    mark: (problems) => view.dispatch(setDiagnostics(view.state, problems.map(toDiagnostic))),
    select: (from, to) => {
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
    destroy: () => {
      stopListening();
      view.destroy();
    },
  };
}

/**
 * Closes explanations with Escape even if the focus is elsewhere, because the pointer alone opens them (WCAG 1.4.13).
 * @returns a function that stops doing so
 */
function closeExplanationsOnEscape(view: EditorView): () => void {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && hasHoverTooltips(view.state)) view.dispatch({ effects: closeHoverTooltips });
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/**
 * Replaces a selection itself, because browsers would keep the selected text's styles in a style attribute, which the content security policy forbids
 * and reports.
 */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput: (event, { state, dispatch }) => {
    const { inputType, data, isComposing } = event;
    if (inputType !== 'insertText' || data === null || isComposing || state.selection.main.empty) return false;
    dispatch(state.update(state.replaceSelection(data), { scrollIntoView: true, userEvent: 'input.type' }));
    event.preventDefault();
    return true;
  },
});

function extensionsOf({ label, longest, onChange, onRefused, onCursor, complete, explain }: EditorOptions) {
  return [
    lineNumbers(),
    lintGutter(),
    history(),
    indentOnInput(),
    bracketMatching(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    EditorView.lineWrapping,
    editorTheme,
    search({ top: true }),
    autocompletion({ override: [completionSource(complete)], icons: false }),
    hoverTooltip(async (view, pos) => {
      const found = await explain(view.state.doc.toString(), pos);
      return found ? { pos: found.from, end: found.to, create: () => ({ dom: explanationNode(found) }) } : null;
    }),
    typeOverSelection,
    // Tab isn't handled, so that keyboard users can leave the editor.
    keymap.of([
      { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
      ...completionKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorState.transactionFilter.of((transaction) => {
      const { length } = transaction.newDoc;
      if (!transaction.docChanged || length <= longest) return transaction;
      onRefused(length);
      return [];
    }),
    // Long lines scroll, so they must be reachable with the keyboard. Some checkers don't count editable content as a tab stop.
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', autocapitalize: 'off', tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
      if (docChanged) onChange(state.doc.toString());
      if (docChanged || selectionSet) onCursor(state.selection.main.head);
    }),
  ];
}
