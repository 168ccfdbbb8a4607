import { yaml } from '@codemirror/lang-yaml';
import { syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { editorColours } from './editor-theme.ts';

// Lists inside lists on one line, hundreds of levels deep, which no one writes and the highlighter can't handle.
const tooDeep = /(?:- +){300}/;

const language = new Compartment();

/** Colors and indentation of YAML, as long as the text can be one that people write. */
export function yamlLanguage(text: string): Extension {
  return [
    language.of(languageOf(text)),
    EditorState.transactionExtender.of(({ docChanged, newDoc, startState }) => {
      if (!docChanged) return null;
      const now = newDoc.toString();
      const isOther = tooDeep.test(now) !== tooDeep.test(startState.doc.toString());
      return isOther ? { effects: language.reconfigure(languageOf(now)) } : null;
    }),
  ];
}

function languageOf(text: string): Extension {
  return tooDeep.test(text) ? [] : [yaml(), syntaxHighlighting(editorColours)];
}
