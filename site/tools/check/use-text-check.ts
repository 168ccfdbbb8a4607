import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { TextEdit } from '#model/text-edit.ts';
import type { EditorProblem } from '#site/code-editor/editor.ts';
import { type LoadEditor, type SurfaceState, useSurface } from '#site/code-editor/use-surface.ts';
import type { CodeFieldProps } from './CodeField.tsx';
import type { CursorHelp } from './use-cursor-help.ts';

// More characters than any recipe or deployment file has.
const LONGEST_TEXT = 1_000_000;

const loadEditor: LoadEditor = async () => (await import('#site/code-editor/create-yaml-editor.ts')).createYamlEditor;

interface TextCheckOptions<Result> {
  text: string;
  label: string;
  onText: (text: string) => void;
  /** What was checked last, and what was found. */
  last: { job: { text: string }; answer: Result } | undefined;
  cursor: CursorHelp;
}

/** The properties of `CodeField` that every tool passes on as they are. */
type FieldProps = Omit<CodeFieldProps, 'placeholder' | 'rows' | 'failure' | 'keys' | 'onRun'>;

/** A text that is checked while it is edited. */
export interface TextCheck<Result> {
  field: FieldProps;
  surface: SurfaceState['surface'];
  /** Paragraph that says how many problems there are; it gets the focus after a fix. */
  status: { ref: RefObject<HTMLParagraphElement | null>; id: string };
  /** Number of characters of a text that was too long. */
  refused: number | undefined;
  /** The fix that was applied last; empty after another change. */
  fixed: string;
  /** What was found in exactly this text. */
  current: Result | undefined;
  /** Applies a fix of the list of problems. */
  fix: (fix: { edits: readonly TextEdit[]; label: string }) => void;
}

/**
 * The editor of a tool that checks a text: it marks problems, applies their fixes, and takes no text that is too long.
 */
export function useTextCheck<Result extends { problems: readonly EditorProblem[] }>({
  text,
  label,
  onText,
  last,
  cursor: { onCursor, questions },
}: TextCheckOptions<Result>): TextCheck<Result> {
  const [refused, setRefused] = useState<number>();
  const [fixed, setFixed] = useState('');
  const id = `${useId()}-status`;
  const ref = useRef<HTMLParagraphElement>(null);
  const isEmpty = text.trim() === '';
  const changed = (next: string) => {
    setRefused(undefined);
    setFixed('');
    onText(next);
  };
  const apply = (edits: readonly TextEdit[], done: string) => {
    surface.apply(edits);
    setFixed(done);
  };
  const events = { label, longest: LONGEST_TEXT, onRefused: setRefused, onCursor };
  const state = useSurface({ ...events, text, onChange: changed, onFix: apply, ...questions }, loadEditor);
  const { surface } = state;
  // Positions in an older text would be marked incorrectly.
  const current = last !== undefined && last.job.text === text ? last.answer : undefined;
  useEffect(() => {
    if (current) surface.mark(current.problems);
    else if (isEmpty) surface.mark([]);
  }, [surface, current, isEmpty]);
  const fix: TextCheck<Result>['fix'] = ({ edits, label: done }) => {
    if (current === undefined) return;
    apply(edits, done);
    // By then, the clicked element is gone.
    ref.current?.focus();
  };
  const field = { ...state, ...events, text, onText: changed, describedBy: id };
  return { field, surface, status: { ref, id }, refused, fixed, current, fix };
}
