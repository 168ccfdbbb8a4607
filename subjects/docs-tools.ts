import type { DocsTool } from '#services/mcp/tool.ts';
import { subjects } from './index.ts';
import type { Subject } from './subject.ts';

const all: readonly Subject[] = subjects;

/** Loads the tools of the docs server that subjects have. */
export async function loadDocsTools(): Promise<DocsTool[]> {
  const loaded = await Promise.all(all.flatMap(({ docsTools }) => docsTools?.() ?? []));
  return loaded.flatMap(({ docsTools }) => docsTools);
}
