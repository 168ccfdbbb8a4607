import { createCodeEditor } from '#site/code-editor/create-code-editor.ts';
import type { CodeSurface, EditorOptions } from '#site/code-editor/editor.ts';
import { yamlLanguage } from './yaml-language.ts';

/** Creates the editor of recipes. */
export function createEditor(options: EditorOptions): CodeSurface {
  return createCodeEditor(options, yamlLanguage(options.text));
}
