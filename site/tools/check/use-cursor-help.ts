import { useMemo, useState } from 'react';
import type { EditorOptions } from '#site/code-editor/editor.ts';
import { useAnswer } from '#site/worker-client/use-answer.ts';
import { type Asker, answerOf } from '#site/worker-client/worker-client.ts';

interface Place {
  text: string;
  /** Number of characters before the cursor. */
  offset: number;
}

/** What the worker of a tool that checks a text answers about a place in it, besides everything else. */
interface PlaceJobs {
  complete: Place;
  explain: Place;
}
type PlaceAnswers = { [K in keyof PlaceJobs]: Awaited<ReturnType<EditorOptions[K]>> };

/** What the place of the cursor means. */
export interface CursorHelp {
  found: PlaceAnswers['explain'];
  onCursor: (offset: number) => void;
  /** What the editor asks while a text is written. */
  questions: Pick<EditorOptions, keyof PlaceJobs>;
}

/** Explains the place of the cursor in a text, and completes what is being written there. */
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
