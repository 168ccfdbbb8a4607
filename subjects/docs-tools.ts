import type { DocsTool } from '#services/mcp/tool.ts';
import { subjects } from './index.ts';
import type { Subject } from './subject.ts';

const all: readonly Subject[] = subjects;

/** Loads the subjects' tools for the docs server. */
export async function loadDocsTools(): Promise<DocsTool[]> {
  const loaded = await Promise.all(all.flatMap(({ docsTools }) => docsTools?.() ?? []));
  return loaded.flatMap(({ docsTools }) => docsTools);
}
