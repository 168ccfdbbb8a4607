import type { TextEdit } from '#model/text-edit.ts';

/** A correction that takes one click. Its edits don't overlap and go from top to bottom. */
export interface EditorFix {
  label: string;
  edits: readonly TextEdit[];
}

/** A problem that the editor marks. Code in its texts is between backticks. */
export interface EditorProblem {
  from: number;
  to: number;
  severity: 'error' | 'warning' | 'advice';
  message: string;
  explanation: string;
  fixes: readonly EditorFix[];
}

/** Something that can be inserted at the cursor. Code in its texts is between backticks. */
export interface EditorCompletion {
  label: string;
  detail: string;
  documentation: string;
  /** Text that replaces `from`…`to`. */
  insert: string;
  from: number;
  to: number;
}

/** The description of what is under the pointer. Code in its texts is between backticks. */
export interface EditorExplanation {
  from: number;
  to: number;
  title: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
  deprecated?: string;
}

/** What an editor needs of the page. */
export interface EditorOptions {
  /** Empty element that the editor fills. */
  host: HTMLElement;
  text: string;
  /** Most characters that are taken; a longer text is turned down before anything has to draw it. */
  longest: number;
  /** Name for screen readers. */
  label: string;
  onChange: (text: string) => void;
  /** Called when a text was too long to be taken. */
  onRefused: (characters: number) => void;
  /** Called when the cursor has moved. */
  onCursor: (offset: number) => void;
  onFix: (edits: readonly TextEdit[], label: string) => void;
  complete: (text: string, offset: number) => Promise<readonly EditorCompletion[]>;
  explain: (text: string, offset: number) => Promise<EditorExplanation | undefined>;
}

/** What the page does with an editor. Offsets are UTF-16 units of its text. */
export interface CodeSurface {
  text: () => string;
  apply: (edits: readonly TextEdit[]) => void;
  replace: (text: string) => void;
  /** Marks problems, which must be those of the editor's current text. */
  mark: (problems: readonly EditorProblem[]) => void;
  /** Selects a stretch, scrolls it into view, and takes focus. */
  select: (from: number, to: number) => void;
  destroy: () => void;
}
