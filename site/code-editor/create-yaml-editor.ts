import { yaml } from '@codemirror/lang-yaml';
import { createCodeEditor } from './create-code-editor.ts';
import type { CodeSurface, EditorOptions } from './editor.ts';

/** Creates an editor for YAML. */
export function createYamlEditor(options: EditorOptions): CodeSurface {
  return createCodeEditor(options, yaml());
}
