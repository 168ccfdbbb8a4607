/** The tools that search opens with a text that it recognized. */
export type RecognizedTool = 'error' | 'recipe' | 'urn' | 'version';

/** The tools that can be opened with a text. */
export type ToolName = RecognizedTool | 'graphql';

// Global, because islands bundle this module again. It lasts until a page is reloaded, because the text isn't in an address or in storage.
const shared = globalThis as { dhHandOver?: { tool: ToolName; text: string } };

/** Keeps a text for a tool that the reader is about to open in this tab. */
export function handOver(tool: ToolName, text: string): void {
  shared.dhHandOver = { tool, text };
}

/** Returns the text that was kept for a tool, once; undefined if there is none. */
export function takeHandedOver(tool: ToolName): string | undefined {
  const kept = shared.dhHandOver;
  if (kept?.tool !== tool) return undefined;
  delete shared.dhHandOver;
  return kept.text;
}
