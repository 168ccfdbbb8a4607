import type { Draft } from './bench.ts';

/** A draft as the text that is passed to the workbench. */
export function formatDraft({ document, variables }: Draft): string {
  return JSON.stringify({ document, variables });
}

/** Reads a draft that was passed on. */
export function parseDraft(text: string): Draft {
  const { document, variables } = JSON.parse(text) as Draft;
  return { document, variables };
}
