import { Prec } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { graphqlLanguage } from 'cm6-graphql';
import { createCodeEditor } from '#site/code-editor/create-code-editor.ts';
import type { CodeSurface, EditorOptions } from '#site/code-editor/editor.ts';

/**
 * Creates the editor of operations. The language gives colors and indentation; everything that needs the schema comes from the worker.
 * @param onRun called for Ctrl+Enter, or Cmd+Enter on a Mac
 */
export function createGraphqlEditor(options: EditorOptions, onRun: () => void): CodeSurface {
  const runs = () => {
    onRun();
    return true;
  };
  // The default keys insert a line instead.
  const keys = Prec.highest(keymap.of([{ key: 'Mod-Enter', run: runs }]));
  return createCodeEditor(options, graphqlLanguage, keys);
}
