/**
 * The search engine as a module of its own. In a worker it answers messages; where workers are not to be had, the page imports it and calls
 * `answer`.
 */
import type { SearchAnswer } from '#search/answer.ts';
import { SearchEngine } from '#search/engine.ts';

export interface SearchQuestion {
  /** Address of the head of the index. */
  index: string;
  query: string;
  /** Number of pages that need excerpts. */
  shown: number;
}

export type WorkerQuestion = SearchQuestion & { id: number };
export type WorkerReply = { id: number; answer: SearchAnswer } | { id: number; error: string };

// How long an answer waits for its excerpts: results that first appear without them would move when they come.
const PATIENCE = 120;

const engines = new Map<string, Promise<SearchEngine>>();

/**
 * Answers a question: once when the excerpts are there soon, else first without and then with them.
 * @param isStale whether the answer has become useless meanwhile
 * @throws when a file of the index can't be fetched
 */
export async function answer(
  { index, query, shown }: SearchQuestion,
  reply: (answer: SearchAnswer) => void,
  isStale: () => boolean,
): Promise<void> {
  const engine = await engineFor(index);
  if (isStale()) return;
  const found = await engine.search(query);
  if (isStale()) return;
  const complete = engine.withExcerpts(found, shown);
  const isSoon = await Promise.race([complete.then(() => true), after(PATIENCE).then(() => false)]);
  if (!isSoon) reply(found);
  reply(await complete);
}

function engineFor(index: string): Promise<SearchEngine> {
  const running = engines.get(index) ?? openEngine(index);
  engines.set(index, running);
  running.catch(() => engines.delete(index));
  return running;
}

async function openEngine(index: string): Promise<SearchEngine> {
  return new SearchEngine(await fetchText(index), (file) => fetchText(new URL(file, index).href));
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function startWorker(): void {
  let newest = 0;
  addEventListener('message', async ({ data: { id, ...question } }: MessageEvent<WorkerQuestion>) => {
    newest = id;
    // Questions that arrived while the last one was answered are here after a turn; only the newest is worth answering.
    await after(0);
    const isStale = () => id !== newest;
    if (isStale()) return;
    const reply = (message: WorkerReply) => postMessage(message);
    await answer(question, (found) => reply({ id, answer: found }), isStale).catch((error: unknown) => {
      reply({ id, error: String(error) });
    });
  });
}

if (typeof document === 'undefined') startWorker();
