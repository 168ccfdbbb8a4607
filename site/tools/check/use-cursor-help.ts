import { useMemo, useState } from 'react';
import type { EditorOptions } from '#site/code-editor/editor.ts';
import { useAnswer } from '#site/worker-client/use-answer.ts';
import { type Asker, answerOf } from '#site/worker-client/worker-client.ts';

interface Place {
  text: string;
  /** Number of characters before the cursor. */
  offset: number;
}

/** What else the worker of a text-checking tool returns about a position in the text. */
interface PlaceJobs {
  complete: Place;
  explain: Place;
}
type PlaceAnswers = { [K in keyof PlaceJobs]: Awaited<ReturnType<EditorOptions[K]>> };

/** The explanation of the cursor's position. */
export interface CursorHelp {
  found: PlaceAnswers['explain'];
  onCursor: (offset: number) => void;
  /** The editor's requests while a text is written. */
  questions: Pick<EditorOptions, keyof PlaceJobs>;
}

/** Explains the cursor's position in a text, and completes the text there. */
export function useCursorHelp(client: Asker<PlaceJobs, PlaceAnswers>, text: string): CursorHelp {
  const [offset, onCursor] = useState(0);
  const isEmpty = text.trim() === '';
  const { last } = useAnswer<PlaceJobs, PlaceAnswers, 'explain'>(
    client,
    useMemo(() => (isEmpty ? undefined : { kind: 'explain', text, offset }), [isEmpty, text, offset]),
  );
  const questions: CursorHelp['questions'] = {
    complete: async (asked, at) => answerOf(await client.ask({ kind: 'complete', text: asked, offset: at })) ?? [],
    explain: async (asked, at) => answerOf(await client.ask({ kind: 'explain', text: asked, offset: at })),
  };
  return { found: last?.answer, onCursor, questions };
}
