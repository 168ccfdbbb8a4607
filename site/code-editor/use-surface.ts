import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CodeSurface, EditorOptions } from './editor.ts';
import { textSurface } from './text-surface.ts';

/** Loads the function that creates an editor. */
export type LoadEditor = () => Promise<(options: EditorOptions) => CodeSurface>;

export interface SurfaceState {
  host: RefObject<HTMLDivElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The editor, or the text field as long as the editor hasn't loaded. */
  surface: CodeSurface;
  status: 'loading' | 'editor' | 'failed';
  retry: () => void;
}

/**
 * Loads the editor and passes it the text and the focus of the text field that it replaces.
 * @param options what happens in the editor; the newest callbacks are called
 * @param load loads the code of the editor; the same function as long as the component is shown
 */
export function useSurface(options: Omit<EditorOptions, 'host'>, load: LoadEditor): SurfaceState {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const newest = useRef(options);
  newest.current = options;
  const [plain] = useState(() =>
    textSurface(
      () => field.current,
      (text) => newest.current.onChange(text),
    ),
  );
  const [editor, setEditor] = useState<CodeSurface>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same again.
  useEffect(() => {
    let gone = false;
    let made: CodeSurface | undefined;
    const show = async () => {
      const createEditor = await load();
      const element = host.current;
      if (gone || element === null) return;
      const { current } = field;
      const cursor = document.activeElement === current ? (current?.selectionStart ?? 0) : undefined;
      // In one frame: with both of them, what is below would move twice. The editor is created in view, so that it can measure its lines before it is drawn.
      if (current !== null) current.hidden = true;
      element.hidden = false;
      made = createEditor({
        host: element,
        text: newest.current.text,
        label: newest.current.label,
        longest: newest.current.longest,
        onChange: (text) => newest.current.onChange(text),
        onRefused: (characters) => newest.current.onRefused(characters),
        onCursor: (offset) => newest.current.onCursor(offset),
        onFix: (edits, label) => newest.current.onFix(edits, label),
        complete: (text, offset) => newest.current.complete(text, offset),
        explain: (text, offset) => newest.current.explain(text, offset),
      });
      if (cursor !== undefined) made.select(cursor, cursor);
      setEditor(made);
    };
    show().catch((error: unknown) => {
      console.warn('The editor could not be loaded.', error);
      setFailed(true);
    });
    return () => {
      gone = true;
      made?.destroy();
    };
  }, [attempt]);
  // A click before this commit changed the text field, although the editor had already received its text. Later clicks reach the editor, so this
  // can't wait.
  useLayoutEffect(() => {
    const { text } = newest.current;
    if (editor !== undefined && editor.text() !== text) editor.replace(text);
  }, [editor]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { host, field, surface: editor ?? plain, status: editor ? 'editor' : failed ? 'failed' : 'loading', retry };
}
