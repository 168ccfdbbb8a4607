import type { Draft } from './bench.ts';

/** A draft as the text that the workbench is handed. */
export function formatDraft({ document, variables }: Draft): string {
  return JSON.stringify({ document, variables });
}

/** Reads a draft that was handed over. */
export function parseDraft(text: string): Draft {
  const { document, variables } = JSON.parse(text) as Draft;
  return { document, variables };
}
