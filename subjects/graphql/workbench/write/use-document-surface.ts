import { useRef, useState } from 'react';
import { type LoadEditor, type SurfaceState, useSurface } from '#site/code-editor/use-surface.ts';
import { answerOf } from '#site/worker-client/worker-client.ts';
import { limits } from '../engine/limits.ts';
import type { BenchClient } from '../session/use-runner.ts';

interface DocumentEvents {
  text: string;
  label: string;
  onText: (text: string) => void;
  onRefused: (characters: number) => void;
  onCursor: (offset: number) => void;
  onFix: Parameters<typeof useSurface>[0]['onFix'];
  onRun: () => void;
}

/** The editor of an operation, whose completions and explanations come from the worker. */
export function useDocumentSurface(client: BenchClient, events: DocumentEvents): SurfaceState {
  const { text, label, onText, onRefused, onCursor, onFix, onRun } = events;
  const newest = useRef(onRun);
  newest.current = onRun;
  const [load] = useState<LoadEditor>(() => async () => {
    const { createGraphqlEditor } = await import('../editor/create-graphql-editor.ts');
    return (options) => createGraphqlEditor(options, () => newest.current());
  });
  return useSurface(
    {
      text,
      label,
      longest: limits.characters,
      onChange: onText,
      onRefused,
      onCursor,
      onFix,
      complete: async (document, offset) =>
        answerOf(await client.ask<'complete'>({ kind: 'complete', document, offset })) ?? [],
      explain: async (document, offset) => answerOf(await client.ask<'explain'>({ kind: 'explain', document, offset })),
    },
    load,
  );
}
