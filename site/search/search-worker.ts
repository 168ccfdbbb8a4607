/**
 * The search engine as a separate module. In a worker, it answers messages. Where workers aren't available, the page imports it
 * and calls `answer`.
 */
import type { SearchAnswer } from '#search/answer.ts';
import { SearchEngine } from '#search/engine.ts';
import { searchPartFile } from '#search/index-file.ts';
import type { Narrowed } from '#search/narrow.ts';

export interface SearchQuestion {
  /** Address of the start of the index. */
  index: string;
  query: string;
  facets: Narrowed;
  /** Number of pages that are wanted. */
  limit: number;
}

export type WorkerMessage = { id: number; question: SearchQuestion } | { abort: number } | { prepare: string };
export type WorkerReply = { id: number; answer: SearchAnswer; isPreview: boolean } | { id: number; error: string };

// How long a result waits for its excerpts, because results that first appear without them would move when they arrive.
const PATIENCE = 120;

/** Milliseconds after which the rest of an index is loaded when no question has asked for it. A reader who types right away gets the first answer sooner without it. */
const PAUSE = 200;

/** Milliseconds that the page gets to draw a partial answer before the rest of the index competes with it. */
const DRAWING = 60;

const engines = new Map<string, Promise<SearchEngine>>();

/** Opens an index before its first query. A failure appears when that query arrives. */
export function prepare(index: string): void {
  engineFor(index)
    .then(async (engine) => {
      await after(PAUSE);
      await engine.complete();
    })
    .catch(() => {});
}

/**
 * Answers a question.
 * @param onPreview gets a partial answer while the rest of the index loads, and the answer without excerpts when those take their time
 * @param isStale whether the answer has become useless meanwhile
 * @returns the answer; undefined when it has become useless
 * @throws when a file of the index can't be fetched
 */
export async function answer(
  { index, query, facets, limit }: SearchQuestion,
  onPreview: (answer: SearchAnswer) => void,
  isStale: () => boolean,
): Promise<SearchAnswer | undefined> {
  const engine = await engineFor(index);
  if (isStale()) return undefined;
  const preview = engine.preview(query, facets, limit);
  if (preview) {
    onPreview(preview);
    await after(DRAWING);
    if (isStale()) return undefined;
  }
  const found = await engine.search(query, facets, limit);
  if (isStale()) return undefined;
  const complete = engine.withExcerpts(found);
  const isSoon = await Promise.race([complete.then(() => true), after(PATIENCE).then(() => false)]);
  if (!isSoon) onPreview(found);
  return complete;
}

function engineFor(index: string): Promise<SearchEngine> {
  const running = engines.get(index) ?? openEngine(index);
  engines.set(index, running);
  running.catch(() => engines.delete(index));
  return running;
}

async function openEngine(index: string): Promise<SearchEngine> {
  return new SearchEngine(await fetchText(index), (file) => fetchText(searchPartFile(index, file)));
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  // A proxy that requires a login responds to every request with a page, in which nothing would be found.
  if (response.headers.get('content-type')?.startsWith('text/html')) throw new Error(`${address} answered a page.`);
  return response.text();
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function startWorker(): void {
  const aborted = new Set<number>();
  addEventListener('message', async ({ data }: MessageEvent<WorkerMessage>) => {
    if ('prepare' in data) return prepare(data.prepare);
    if ('abort' in data) return void aborted.add(data.abort);
    const { id, question } = data;
    const reply = (message: WorkerReply) => postMessage(message);
    const isStale = () => aborted.has(id);
    // Queries that arrived while the last one was processed are available after one turn of the event loop, and so is the information about which
    // queries they make obsolete.
    await after(0);
    const onPreview = (found: SearchAnswer) => reply({ id, answer: found, isPreview: true });
    await answer(question, onPreview, isStale).then(
      (found) => found && reply({ id, answer: found, isPreview: false }),
      (error: unknown) => reply({ id, error: String(error) }),
    );
    aborted.delete(id);
  });
}

if (typeof document === 'undefined') startWorker();
