import { createCodeEditor } from './create-code-editor.ts';
import type { CodeSurface, EditorOptions } from './editor.ts';
import { yamlLanguage } from './yaml-language.ts';

/** Creates an editor for YAML. */
export function createYamlEditor(options: EditorOptions): CodeSurface {
  return createCodeEditor(options, yamlLanguage(options.text));
}
