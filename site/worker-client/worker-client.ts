import { type InLanguage, inLanguage } from '#model/message.ts';
import type { EnglishTexts } from '#model/strings.ts';
import type { Job, WorkerQuestion, WorkerReply } from './jobs.ts';

/** The outcome of a question: answered, stopped because it took too long, or impossible because a file couldn't be loaded. */
export type Outcome<T> = { status: 'done'; answer: T } | { status: 'slow' } | { status: 'failed' };

/** An answer or nothing, because optional offers need no explanation if they are missing. */
export function answerOf<T>(outcome: Outcome<T>): T | undefined {
  return outcome.status === 'done' ? outcome.answer : undefined;
}

/** What the client needs from a worker. */
export type ToolWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

// Longer than any question takes on a slow phone.
const WORKING_TIME = 3_000;

// The worker and its facts must first be loaded over the network.
const LOADING_TIME = 20_000;

interface Asked {
  settle: (outcome: Outcome<never>) => void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Sends a tool's questions to its worker and ends the worker when an answer takes too long, so that the page never freezes.
 * @typeParam J what each kind of question contains
 * @typeParam A what answers each kind
 */
export class WorkerClient<J, A extends { [K in keyof J]: unknown }> {
  readonly #start: () => ToolWorker;
  readonly #folder: () => string;
  readonly #translations: EnglishTexts;
  readonly #asked = new Map<number, Asked>();
  #worker: ToolWorker | undefined;
  #count = 0;

  /**
   * @param start starts the worker; called again after one had to be ended
   * @param folder address of the folder that contains the facts of this build
   * @param translations texts in the page's language, which the messages in answers are turned into
   */
  constructor(start: () => ToolWorker, folder: () => string, translations: EnglishTexts) {
    this.#start = start;
    this.#folder = folder;
    this.#translations = translations;
  }

  /** Asks one question. Never throws, because failures are outcomes. */
  ask<K extends keyof J>(job: Job<J, K>): Promise<Outcome<InLanguage<A[K]>>> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve) => {
      this.#asked.set(id, { settle: resolve, timer: this.#limit(LOADING_TIME) });
      try {
        this.#worker ??= this.#listenTo(this.#start());
        this.#worker.postMessage({ id, folder: this.#folder(), job } satisfies WorkerQuestion<J>);
      } catch (error) {
        this.#fail(error);
      }
    });
  }

  /** Stops the worker. Open questions are never answered. */
  close(): void {
    for (const { timer } of this.#asked.values()) clearTimeout(timer);
    this.#asked.clear();
    this.#stop();
  }

  #limit(time: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#settleAll({ status: 'slow' }), time);
  }

  #listenTo(worker: ToolWorker): ToolWorker {
    worker.addEventListener('message', (event) => this.#take((event as MessageEvent<WorkerReply<A>>).data));
    worker.addEventListener('error', (event) => this.#fail((event as ErrorEvent).message));
    return worker;
  }

  #take(reply: WorkerReply<A>): void {
    const asked = this.#asked.get(reply.id);
    if (asked === undefined) return;
    clearTimeout(asked.timer);
    if ('phase' in reply) {
      asked.timer = this.#limit(reply.phase === 'loading' ? LOADING_TIME : WORKING_TIME);
      return;
    }
    this.#asked.delete(reply.id);
    if ('answer' in reply)
      asked.settle({ status: 'done', answer: inLanguage(reply.answer, this.#translations) as never });
    else {
      console.warn('A worker could not answer.', reply.failure);
      asked.settle({ status: 'failed' });
    }
  }

  #fail(error: unknown): void {
    console.warn('A worker could not be used.', error);
    this.#settleAll({ status: 'failed' });
  }

  #settleAll(outcome: Outcome<never>): void {
    this.#stop();
    const open = [...this.#asked.values()];
    this.#asked.clear();
    for (const { settle, timer } of open) {
      clearTimeout(timer);
      settle(outcome);
    }
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

/** The part of a client that asks questions. A client whose worker answers more kinds of questions also fits. */
export type Asker<J, A extends { [K in keyof J]: unknown }> = Pick<WorkerClient<J, A>, 'ask'>;
