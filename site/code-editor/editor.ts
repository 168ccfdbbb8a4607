import type { InLanguage } from '#model/message.ts';
import type { Fix, TextCompletion, TextExplanation, TextProblem } from '#model/text-check.ts';
import type { TextEdit } from '#model/text-edit.ts';

/** A correction in the language of the page. */
export type EditorFix = InLanguage<Fix>;

/** A problem in the language of the page. */
export type EditorProblem = InLanguage<TextProblem>;

/** What an editor needs from the page. */
export interface EditorOptions {
  /** Empty element that the editor fills. */
  host: HTMLElement;
  text: string;
  /** Maximum number of characters. A longer text is rejected before anything has to render it. */
  longest: number;
  /** Name for screen readers. */
  label: string;
  onChange: (text: string) => void;
  /** Called when a text was too long. */
  onRefused: (characters: number) => void;
  /** Called when the cursor has moved. */
  onCursor: (offset: number) => void;
  onFix: (edits: readonly TextEdit[], label: string) => void;
  complete: (text: string, offset: number) => Promise<readonly TextCompletion[]>;
  explain: (text: string, offset: number) => Promise<TextExplanation | undefined>;
}

/** What the page does with an editor. Offsets are UTF-16 units of its text. */
export interface CodeSurface {
  text: () => string;
  apply: (edits: readonly TextEdit[]) => void;
  replace: (text: string) => void;
  /** Marks problems, which must be those of the editor's current text. */
  mark: (problems: readonly EditorProblem[]) => void;
  /** Selects a range, scrolls it into view, and takes the focus. */
  select: (from: number, to: number) => void;
  destroy: () => void;
}
